/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: gets 142',
    `export const share = UInt64.from(0);
export const rest = UInt64.from(1000);`,
    `export const share = UInt64.from(142);
export const rest = UInt64.from(6);`,
  ],
  [
    'not-yet: 144 × 7 + 0 is 1008, and the prize is 1000',
    `export const share = UInt64.from(0);
export const rest = UInt64.from(1000);`,
    `export const share = UInt64.from(144);
export const rest = UInt64.from(0);`,
  ],
  [
    'not-yet: 100 × 7 + 30 is 730',
    `export const share = UInt64.from(0);
export const rest = UInt64.from(1000);`,
    `export const share = UInt64.from(100);
export const rest = UInt64.from(30);`,
  ],

  [
    'passed',
    `export const share = UInt64.from(0);
export const rest = UInt64.from(1000);`,
    `export const share = 100;
export const rest = 300;`,
  ],
];
