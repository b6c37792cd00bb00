/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    "not-yet: 666 isn't the secret of a member",
    '{ secret: Field(9012), salt: Field(2) },',
    '{ secret: Field(666), salt: Field(1) },',
  ],
  [
    'accepted: one vote',
    `export const votes = [
  { secret: Field(9012), salt: Field(1) },
  { secret: Field(9012), salt: Field(2) },
];`,
    'export const votes = [{ secret: Field(9012), salt: Field(1) }];',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    '[ { secret: Field(9012), salt: Field(1) }, { secret: Field(9012), salt: Field(2) }, ] → [{ secret: Field(9012), salt: Field(2) }, { secret: Field(9012), salt: Field(1) }]',
    'the other order cheats as well',
  ],
  ['1 → 0', '0 and 2 are two salts'],
  ['2 → 3', '1 and 3 are two salts'],
];
