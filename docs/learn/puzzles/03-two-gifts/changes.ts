/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: Mallory picks the gift of 100 coins',
    `export const mask = [false, false, true, true];
export const worth = 150;`,
    `export const mask = [false, false, false, true];
export const worth = 100;`,
  ],
  [
    'accepted: goes home without a gift',
    `export const mask = [false, false, true, true];
export const worth = 150;`,
    `export const mask = [false, false, false, false];
export const worth = 0;`,
  ],
  [
    'not-yet: worth 150 coins together',
    'export const worth = 150;',
    'export const worth = 200;',
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    '[false, false, true, true] → [false, false, o1js.Field(1), true]',
    'o1js takes a Field 1 as true, and JavaScript takes each object as true',
  ],
  [
    '[false, false, true, true] → [false, false, true, o1js.Field(1)]',
    'o1js takes a Field 1 as true, and JavaScript takes each object as true',
  ],
];
