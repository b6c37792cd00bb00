/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'passed',
    "const stamp = Poseidon.hashWithPrefix('stamp', [poll, secret]);",
    'const stamp = Poseidon.hash([poll, secret, Field(1)]);',
  ],
  [
    "not-yet: Mallory's stamp changes with the list",
    "const stamp = Poseidon.hashWithPrefix('stamp', [poll, secret]);",
    "const stamp = Poseidon.hashWithPrefix('stamp', [poll, root, secret]);",
  ],
  [
    'not-yet: in polls 7 and 8',
    "const stamp = Poseidon.hashWithPrefix('stamp', [poll, secret]);",
    "const stamp = Poseidon.hashWithPrefix('stamp', [secret]);",
  ],
  [
    'not-yet: Ana and Mallory get the same stamp',
    "const stamp = Poseidon.hashWithPrefix('stamp', [poll, secret]);",
    "const stamp = Poseidon.hashWithPrefix('stamp', [poll]);",
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
    "not-yet: computed Ana's stamp from her entry",
    "const stamp = Poseidon.hashWithPrefix('stamp', [poll, secret]);",
    "const stamp = Poseidon.hashWithPrefix('stamp', [poll, entry]);",
  ],
  [
    "not-yet: computed Ana's secret from it",
    "const stamp = Poseidon.hashWithPrefix('stamp', [poll, secret]);",
    'const stamp = secret.add(poll);',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    '[poll, secret] → [secret, poll]',
    'the hash has the same parts, and no entry has its prefix',
  ],
];
