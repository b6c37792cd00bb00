/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'accepted: adds 1 vote',
    'const yes = Bool.Unsafe.fromField(Field(5));',
    'const yes = Bool(true);',
  ],
  [
    'accepted: adds 0 votes',
    'const yes = Bool.Unsafe.fromField(Field(5));',
    'const yes = Bool(false);',
  ],
  ['not-yet: for poll 2', 'const poll = Field(1);', 'const poll = Field(2);'],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  ['5 → 6', '6 votes are more than one, too'],
  ['5 → 4', '4 votes are more than one, too'],
];
