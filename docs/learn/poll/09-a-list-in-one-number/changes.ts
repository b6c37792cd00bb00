/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: Ben voted',
    `export const place = 3n;
export const code = Field(0);`,
    `export const place = 2n;
export const code = Field(77);`,
  ],
  [
    "not-yet: Place 5 is Cleo's",
    `export const place = 3n;
export const code = Field(0);`,
    `export const place = 5n;
export const code = Field(77);`,
  ],
  [
    'not-yet: Place 4 is free',
    `export const place = 3n;
export const code = Field(0);`,
    `export const place = 4n;
export const code = Field(1234);`,
  ],
  [
    'not-yet: places 0 to 7',
    'export const place = 3n;',
    'export const place = 8n;',
  ],

  [
    'passed',
    `export const place = 3n;
export const code = Field(0);`,
    `export const place = 1;
export const code = 0;`,
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [['3n → 4n', 'place 4 is empty, too']];
