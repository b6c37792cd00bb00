/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'passed',
    'return Poseidon.hash([poll, secret]);',
    "return Poseidon.hashWithPrefix('nullifier', [secret, poll]);",
  ],
  [
    'not-yet: Ana and Ben get the same nullifier',
    'return Poseidon.hash([poll, secret]);',
    'return Poseidon.hash([poll]);',
  ],
  [
    "not-yet: computed Ana's nullifier from her entry",
    'return Poseidon.hash([poll, secret]);',
    'return Poseidon.hash([poll, entry]);',
  ],
  [
    "not-yet: computed Ana's nullifier from her entry",
    'return Poseidon.hash([poll, secret]);',
    'return entry.add(poll);',
  ],
  [
    "not-yet: computed Ana's secret from it",
    'return Poseidon.hash([poll, secret]);',
    'return Poseidon.hash([poll]).mul(secret);',
  ],
  [
    "not-yet: computed Ana's secret from it",
    'return Poseidon.hash([poll, secret]);',
    'return Poseidon.hash([poll]).mul(secret).mul(secret);',
  ],
  [
    'not-yet: has two nullifiers',
    "  { poll, secret }: Record<'poll' | 'secret' | 'salt', Field>,",
    "  { poll, secret, salt }: Record<'poll' | 'secret' | 'salt', Field>,",
    '  return Poseidon.hash([poll, secret]);',
    '  return Poseidon.hash([poll, secret.add(salt)]);',
  ],
  [
    'not-yet: in the list',
    "  { poll, secret }: Record<'poll' | 'secret' | 'salt', Field>,",
    "  { secret }: Record<'poll' | 'secret' | 'salt', Field>,",
    '  return Poseidon.hash([poll, secret]);',
    '  return Poseidon.hash([secret]);',
  ],
  [
    'not-yet: The app sends a salt of its choice',
    "  { poll, secret }: Record<'poll' | 'secret' | 'salt', Field>,",
    "  { poll, secret, salt }: Record<'poll' | 'secret' | 'salt', Field>,",
    '  return Poseidon.hash([poll, secret]);',
    `  salt.assertEquals(0, 'No salt');
  return Poseidon.hash([poll, secret, salt]);`,
  ],
  [
    'passed',
    "import { Field, Poseidon } from 'o1js';",
    "import { Bool, Field, Poseidon, Provable } from 'o1js';",
    `  list
    .map((member) => member.equals(entry))
    .reduce((isMember, equal) => isMember.or(equal))
    .assertTrue('Not a member');`,
    `  const mask = Provable.witness(Provable.Array(Bool, 3), () =>
    list.map((member) => member.equals(entry)),
  );
  const bits = mask.map((bit) => bit.toField());
  const add = (x: Field, y: Field) => x.add(y);
  bits.reduce(add).assertEquals(1);
  bits.map((bit, i) => bit.mul(list[i]!)).reduce(add).assertEquals(entry);`,
  ],
];
