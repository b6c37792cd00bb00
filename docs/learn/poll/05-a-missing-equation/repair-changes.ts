/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: a share of 9 and a rest of 10',
    'rest.assertLessThan(winners);',
    'rest.assertLessThanOrEqual(winners);',
  ],
  [
    'not-yet: 10 winners split 1008',
    'rest.assertLessThan(winners);',
    'rest.assertLessThan(UInt64.from(7));',
  ],
  [
    'not-yet: a share of 9 and a rest of 10',
    'rest.assertLessThan(winners);',
    'rest.assertLessThanOrEqual(share.add(6));',
  ],
  [
    'not-yet: a share of 0 and a rest of 0',
    'share.mul(winners).add(rest).assertEquals(prize);',
    '',
  ],
];
