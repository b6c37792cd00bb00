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
