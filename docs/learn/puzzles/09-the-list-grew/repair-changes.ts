/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'passed',
    "const nullifier = Poseidon.hashWithPrefix('nullifier', [poll, secret]);",
    'const nullifier = Poseidon.hash([poll, secret, Field(1)]);',
  ],
  [
    "not-yet: Mallory's nullifier changes with the list",
    "const nullifier = Poseidon.hashWithPrefix('nullifier', [poll, secret]);",
    "const nullifier = Poseidon.hashWithPrefix('nullifier', [poll, root, secret]);",
  ],
  [
    'not-yet: in polls 7 and 8',
    "const nullifier = Poseidon.hashWithPrefix('nullifier', [poll, secret]);",
    "const nullifier = Poseidon.hashWithPrefix('nullifier', [secret]);",
  ],
  [
    'not-yet: Ana and Mallory get the same nullifier',
    "const nullifier = Poseidon.hashWithPrefix('nullifier', [poll, secret]);",
    "const nullifier = Poseidon.hashWithPrefix('nullifier', [poll]);",
  ],
  [
    "not-yet: your circuit rejects Ben's vote",
    `const entry = entryOf(secret);
  list`,
    `const entry = entryOf(secret);
  list
    .slice(0, 2)`,
  ],
  [
    "not-yet: computed Ana's nullifier from her entry",
    "const nullifier = Poseidon.hashWithPrefix('nullifier', [poll, secret]);",
    "const nullifier = Poseidon.hashWithPrefix('nullifier', [poll, entry]);",
  ],
  [
    "not-yet: computed Ana's secret from it",
    "const nullifier = Poseidon.hashWithPrefix('nullifier', [poll, secret]);",
    'const nullifier = secret.add(poll);',
  ],
  [
    'not-yet: A stranger made a list',
    'Poseidon.hash(list)',
    'Poseidon.hash([list[0]!.add(list[1]!), list[2]!])',
  ],
  [
    "not-yet: shows Tuesday's root",
    "import { Bool, Field, Poseidon } from 'o1js';",
    "import { Bool, Field, Poseidon, Provable } from 'o1js';",
    '  const root = rootOf(list);',
    `  const copy = list.map((one) => Provable.witness(Field, () => one));
  const root = rootOf(copy);`,
  ],
  [
    "not-yet: doesn't return what it returned at the start",
    '  const root = rootOf(list);\n',
    '',
    'return { poll, root, nullifier };',
    'return { poll, nullifier };',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    '[poll, secret] → [secret, poll]',
    'the hash has the same parts, and no entry has its prefix',
  ],
];
