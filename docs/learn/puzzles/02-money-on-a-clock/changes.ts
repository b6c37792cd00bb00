/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: keeps 3',
    `export const price = Field(25);
export const after = Field(10).sub(25);`,
    `export const price = Field(7);
export const after = Field(3);`,
  ],
  [
    "not-yet: 10 − 25 isn't 15",
    'export const after = Field(10).sub(25);',
    'export const after = Field(15);',
  ],

  [
    'passed',
    `export const price = Field(25);
export const after = Field(10).sub(25);`,
    `export const price = 25;
export const after = -15;`,
  ],
];
