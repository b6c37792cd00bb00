/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: votes as herself',
    `if (guess.equals(nullifier).toBoolean()) return Field(pin);
  }
  return Field(0);`,
    `if (guess.equals(poll).toBoolean()) return Field(pin);
  }
  return Field(44); // Mallory's own PIN`,
  ],
  [
    "not-yet: isn't the secret of a member",
    'for (let pin = 0; pin < 100; pin++) {',
    'for (let pin = 0; pin < 10; pin++) {',
  ],
  [
    "not-yet: isn't the secret of a member",
    `for (let pin = 0; pin < 100; pin++) {
    const guess = nullifierOf(poll, Field(pin));
    if (guess.equals(nullifier).toBoolean()) return Field(pin);
  }
  return Field(0);`,
    'return nullifierOf(poll, nullifier);',
  ],

  [
    "not-yet: Ana's PIN is 7",
    'for (let pin = 0; pin < 100; pin++) {',
    'for (let pin = 10; pin < 100; pin++) {',
  ],
  ['passed', 'return Field(pin);', 'return pin;'],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['Field(0) → poll', 'not reached: a PIN is found'],
  ['Field(0) → nullifier', 'not reached: a PIN is found'],
  ['Field(0) → o1js.Field(1)', 'not reached: a PIN is found'],
  ['< → <=', 'one try more than needed'],
  ['100 → 101', 'one try more than needed'],
  ['0 → 1', 'PIN 0 is the answer after the last try'],
  ['0 → 1 (2)', 'not reached: a PIN is found'],
  ['return Field(0); → nothing', 'not reached: a PIN is found'],
];
