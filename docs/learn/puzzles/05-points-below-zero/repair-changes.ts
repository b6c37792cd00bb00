/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: gives 0 points',
    'super.check(ballot);',
    'ballot.points.assertGreaterThan(UInt64.zero);',
  ],
  [
    'not-yet: Mallory gives 6 points',
    'ballot.points.assertLessThanOrEqual(UInt64.from(5));',
    '',
  ],
  [
    'not-yet: Mallory gives −1 points',
    'super.check(ballot);',
    'ballot.points.value.assertNotEquals(-3);',
  ],

  [
    'not-yet: a comparison that nothing asserts',
    'super.check(ballot);',
    'ballot.points.greaterThanOrEqual(UInt64.zero);',
  ],
  [
    'passed',
    'super.check(ballot);',
    'ballot.points.assertGreaterThanOrEqual(UInt64.zero);',
  ],
];
