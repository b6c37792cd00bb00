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
  [
    'not-yet: Mallory gives −1 points in poll 0',
    "import { Field, Struct, UInt64 } from 'o1js';",
    "import { Field, Provable, Struct, UInt64 } from 'o1js';",
    'super.check(ballot);',
    `const isSeven = ballot.poll.equals(7);
    const points = Provable.if(isSeven, ballot.points.value, Field(0));
    UInt64.check(UInt64.Unsafe.fromField(points));`,
  ],
  [
    'not-yet: Mallory gives 4294967299 points in poll 7',
    'ballot.points.assertLessThanOrEqual(UInt64.from(5));',
    `const low = ballot.points.and(UInt64.from(0xffffffff));
    low.assertLessThanOrEqual(UInt64.from(5));`,
  ],
];
