/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: Ben now has 45',
    'export const points = Field(-3);',
    'export const points = Field(5);',
  ],
  [
    'accepted: Ben now has 40',
    'export const points = Field(-3);',
    'export const points = Field(0);',
  ],
  [
    'not-yet: 18446744073709551616 points are more than 5',
    'export const points = Field(-3);',
    'export const points = Field(2n ** 64n);',
  ],

  ['passed', 'export const points = Field(-3);', 'export const points = -3;'],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['3 → 4', '−4 is below zero, too'],
  ['3 → 2', '−2 is below zero, too'],
];
