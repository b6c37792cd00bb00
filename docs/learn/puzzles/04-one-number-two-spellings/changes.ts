/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: already used',
    "export const messages = ['7', '07'];",
    "export const messages = ['7', '7'];",
  ],
  [
    'accepted: counts once',
    "export const messages = ['7', '07'];",
    "export const messages = ['7'];",
  ],
  [
    "not-yet: isn't a whole number",
    "export const messages = ['7', '07'];",
    "export const messages = ['7', '7.0'];",
  ],

  [
    'passed',
    "export const messages = ['7', '07'];",
    "export const messages = ['7', '7', '8', '07'];",
  ],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ["['7', '07'] → ['07', '7']", 'the other order cheats as well'],
];
