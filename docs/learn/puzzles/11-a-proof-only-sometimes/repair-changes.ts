/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: an earlier proof says 2',
    'const before = Provable.if(isFirst, Field(0), earlier.publicOutput);',
    'const before = Provable.if(isFirst, earlier.publicOutput, Field(0));',
  ],
  ["not-yet: doesn't verify", 'earlier.verifyIf(isFirst.not());', ''],
];

/** Mutants of the solution that aren't wrong, as [change, reason]. */
export const equivalent = [
  [
    'earlier.verifyIf(isFirst.not()); → try { earlier.verifyIf(isFirst.not()); } catch {}',
    'verifyIf throws no error',
  ],
];
