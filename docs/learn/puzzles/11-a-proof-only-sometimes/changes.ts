/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: 3 visitors',
    `export const earlierSays = 900;
export const isFirst = true;`,
    `export const earlierSays = 2;
export const isFirst = false;`,
  ],
  [
    'accepted: 1 visitor',
    'export const earlierSays = 900;',
    'export const earlierSays = 0;',
  ],
  [
    'not-yet: no proof says 3',
    `export const earlierSays = 900;
export const isFirst = true;`,
    `export const earlierSays = 3;
export const isFirst = false;`,
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['900 → 901', '901 visitors are far too many'],
  ['900 → 899', '899 visitors are far too many'],
];
