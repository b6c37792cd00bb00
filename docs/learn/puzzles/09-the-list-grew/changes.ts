/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    "not-yet: the server doesn't know its root",
    "export const lists: Day[] = ['monday', 'tuesday'];",
    "export const lists: Day[] = ['monday', 'own'];",
  ],
  [
    'accepted: one vote',
    "export const lists: Day[] = ['monday', 'tuesday'];",
    "export const lists: Day[] = ['tuesday'];",
  ],

  [
    'passed',
    "export const lists: Day[] = ['monday', 'tuesday'];",
    "export const lists: Day[] = ['monday', 'own', 'tuesday'];",
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    "['monday', 'tuesday'] → ['tuesday', 'monday']",
    'the other order cheats as well',
  ],
];
