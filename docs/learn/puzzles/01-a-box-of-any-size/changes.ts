/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: Ana gets her 8 coins',
    `export const boxes = UInt64.from(7);
export const loose = UInt64.from(16);`,
    `export const boxes = UInt64.from(8);
export const loose = UInt64.from(4);`,
  ],
  [
    'not-yet: 9 × 12 + 0 is 108',
    `export const boxes = UInt64.from(7);
export const loose = UInt64.from(16);`,
    `export const boxes = UInt64.from(9);
export const loose = UInt64.from(0);`,
  ],
];
