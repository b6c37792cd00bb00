/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: 9 points',
    '{ isPadding: true, points: 1000 },',
    '{ isPadding: true, points: 0 },',
  ],
  [
    'not-yet: 4, 500',
    `{ isPadding: false, points: 5 },
  { isPadding: true, points: 1000 },`,
    `{ isPadding: false, points: 500 },
  { isPadding: true, points: 0 },`,
  ],
  [
    'not-yet: has four slots',
    '{ isPadding: true, points: 1000 },',
    `{ isPadding: true, points: 0 },
  { isPadding: true, points: 0 },`,
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['1000 → 1001', '1001 points are invented, too'],
  ['1000 → 999', '999 points are invented, too'],
  ['0 → 1 (2)', 'one more point is invented'],
];
