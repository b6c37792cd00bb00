/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  ['not-yet: claims −5 coins', 'Claim.check(claim);', 'UInt64.check(saved);'],
  [
    'not-yet: Ana has 100 coins and claims 60',
    `Claim.check(claim);
        claim.coins.assertLessThanOrEqual(saved);`,
    'claim.coins.assertEquals(saved);',
  ],
  [
    'not-yet: Ana has 5 coins and claims 0',
    'Claim.check(claim);',
    'claim.coins.assertGreaterThan(UInt64.zero);',
  ],
];
