/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: the truth',
    'export const coins = Field(-5);',
    'export const coins = Field(100);',
  ],
  [
    'not-yet: more than the 100 coins',
    'export const coins = Field(-5);',
    'export const coins = Field(2n ** 64n);',
  ],

  ['passed', 'export const coins = Field(-5);', 'export const coins = -5;'],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['5 → 6', '−6 is below zero, too'],
  ['5 → 4', '−4 is below zero, too'],
];
