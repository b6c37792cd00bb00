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

  [
    'passed',
    "import { Struct, UInt64, ZkProgram } from 'o1js';",
    "import { Gadgets, Struct, UInt64, ZkProgram } from 'o1js';",
    'Claim.check(claim);',
    'Gadgets.rangeCheck64(claim.coins.value);',
  ],
  [
    'passed',
    "import { Struct, UInt64, ZkProgram } from 'o1js';",
    "import { Field, Struct, UInt64, ZkProgram } from 'o1js';",
    'Struct({ coins: UInt64 })',
    'Struct({ coins: Field })',
    `Claim.check(claim);
        claim.coins.assertLessThanOrEqual(saved);`,
    'claim.coins.assertLessThanOrEqual(saved.value);',
  ],
  [
    'not-yet: a comparison that nothing asserts',
    'Claim.check(claim);',
    'claim.coins.greaterThanOrEqual(UInt64.zero);',
  ],
  [
    'not-yet: Mallory has 100 coins and claims 4294967346 coins',
    `Claim.check(claim);
        claim.coins.assertLessThanOrEqual(saved);`,
    `Claim.check(claim);
        const low = (x: UInt64) => x.and(UInt64.from(0xffffffff));
        low(claim.coins).assertLessThanOrEqual(low(saved));`,
  ],
];
