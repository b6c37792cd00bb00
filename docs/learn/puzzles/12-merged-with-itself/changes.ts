/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: 30 yes votes',
    "export const left: 'monday' | 'tuesday' | 'otherClub' = 'tuesday';",
    "export const left: 'monday' | 'tuesday' | 'otherClub' = 'monday';",
  ],
  [
    'not-yet: about its own poll',
    `export const left: 'monday' | 'tuesday' | 'otherClub' = 'tuesday';
export const right: 'monday' | 'tuesday' | 'otherClub' = 'tuesday';`,
    `export const left: 'monday' | 'tuesday' | 'otherClub' = 'otherClub';
export const right: 'monday' | 'tuesday' | 'otherClub' = 'otherClub';`,
  ],
];
