/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: an earlier proof says 2',
    'const before = Provable.if(isFirst, Field(0), earlier.publicOutput);',
    'const before = Provable.if(isFirst, earlier.publicOutput, Field(0));',
  ],
  ["not-yet: doesn't verify", 'earlier.verifyIf(isFirst.not());', ''],
];
