/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: Ben voted',
    `export const seat = 3n;
export const code = Field(0);`,
    `export const seat = 2n;
export const code = Field(77);`,
  ],
  [
    "not-yet: Seat 5 is Cleo's",
    `export const seat = 3n;
export const code = Field(0);`,
    `export const seat = 5n;
export const code = Field(77);`,
  ],
  [
    'not-yet: Seat 4 is free',
    `export const seat = 3n;
export const code = Field(0);`,
    `export const seat = 4n;
export const code = Field(1234);`,
  ],
  [
    'not-yet: seats 0 to 7',
    'export const seat = 3n;',
    'export const seat = 8n;',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [['3n → 4n', 'seat 4 is empty, too']];
