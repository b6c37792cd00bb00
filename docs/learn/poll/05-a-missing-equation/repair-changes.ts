/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: a share of 0 and a rest of 1000',
    "import { UInt64 } from 'o1js';",
    "import { Experimental, Provable, UInt64 } from 'o1js';",
    'rest.assertLessThan(winners);',
    `let right = true;
  const own = Experimental.memoizeWitness(UInt64, () => {
    right = rest.toBigInt() < winners.toBigInt();
    return rest;
  });
  own.assertEquals(rest);
  if (!right) throw Error('The rest is too large');`,
  ],
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
    'rest.assertLessThanOrEqual(share.add(100));',
  ],
  [
    'not-yet: a share of 0 and a rest of 0',
    'share.mul(winners).add(rest).assertEquals(prize);',
    '',
  ],
  [
    'not-yet: a share of 0 and a rest of 1000',
    "import { UInt64 } from 'o1js';",
    `import { Provable, UInt64 } from 'o1js';

const { asProver } = Provable;`,
    'rest.assertLessThan(winners);',
    'asProver(() => rest.assertLessThan(winners));',
  ],
  [
    'not-yet: a share of 0 and a rest of 1000',
    'import { UInt64 }',
    'import { UInt64, Unconstrained }',
    'rest.assertLessThan(winners);',
    'Unconstrained.witness(() => rest.assertLessThan(winners));',
  ],

  [
    'not-yet: what only their own computer runs',
    "import { UInt64 } from 'o1js';",
    "import { Provable, UInt64 } from 'o1js';",
    'rest.assertLessThan(winners);',
    `const Both = Provable.Array(UInt64, 2);
  const honest = Provable.witness(Both, () => [
    prize.div(winners),
    prize.mod(winners),
  ]);
  share.assertEquals(honest[0]!);
  rest.assertEquals(honest[1]!);`,
  ],

  [
    'not-yet: what only their own computer runs',
    "import { UInt64 } from 'o1js';",
    "import { Provable, UInt64 } from 'o1js';",
    'rest.assertLessThan(winners);',
    `const quotient = Provable.witness(UInt64, () => prize.div(winners));
  const remainder = Provable.witness(UInt64, () => prize.mod(winners));
  share.equals(quotient).and(rest.equals(remainder)).assertTrue();`,
  ],
  [
    'not-yet: 7 winners split 4, and your circuit accepts a share of 2635249153387078802',
    'share.mul(winners).add(rest).assertEquals(prize);',
    'share.mul(winners).addMod64(rest).assertEquals(prize);',
  ],
  [
    'not-yet: The treasurer keeps the rest',
    'rest.assertLessThan(winners);',
    `const low = (x: UInt64) => x.and(UInt64.from(0xffffffff));
  low(rest).assertLessThan(low(winners));`,
  ],
  [
    'passed',
    'rest.assertLessThan(winners);',
    'winners.sub(rest).sub(1); // throws if the rest is too large',
  ],
];
