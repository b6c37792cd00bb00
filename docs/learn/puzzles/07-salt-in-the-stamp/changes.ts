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
