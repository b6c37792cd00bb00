/** Answers that change a few lines of the solution, as [outcome, lines, other lines]. */
export const changes = [
  [
    'not-yet: 1 box and 12 loose eggs',
    'loose.assertLessThan(UInt64.from(12));',
    'loose.assertLessThanOrEqual(UInt64.from(12));',
  ],
  [
    'not-yet: Ben packed 24 eggs honestly',
    'loose.assertLessThan(UInt64.from(12));',
    'boxes.assertEquals(UInt64.from(8));',
  ],
  [
    'not-yet: 0 boxes and 0 loose eggs',
    'boxes.mul(12).add(loose).assertEquals(eggs);',
    '',
  ],
  [
    'not-yet: what only their own computer runs',
    "import { UInt64 } from 'o1js';",
    "import { Provable, UInt64 } from 'o1js';",
    '  loose.assertLessThan(UInt64.from(12));',
    `  Provable.asProver(() => {
    if (loose.toBigInt() >= 12n) throw Error('Too many loose eggs');
  });`,
  ],

  [
    'passed',
    'loose.assertLessThan(UInt64.from(12));',
    'boxes.assertEquals(eggs.div(12));',
  ],

  [
    'not-yet: what only their own computer runs',
    "import { UInt64 } from 'o1js';",
    "import { Provable, UInt64 } from 'o1js';",
    'loose.assertLessThan(UInt64.from(12));',
    `const Both = Provable.Array(UInt64, 2);
  const honest = Provable.witness(Both, () => [eggs.div(12), eggs.mod(12)]);
  boxes.assertEquals(honest[0]!);
  loose.assertEquals(honest[1]!);`,
  ],

  [
    'not-yet: But that is 18446744073709551619',
    'boxes.mul(12).add(loose).assertEquals(eggs);',
    'boxes.mul(12).addMod64(loose).assertEquals(eggs);',
  ],
  [
    'not-yet: Ben packs 4294967396 eggs, claims 8 boxes and 4294967300 loose eggs',
    'loose.assertLessThan(UInt64.from(12));',
    `loose.and(UInt64.from(0xffffffff)).assertLessThan(UInt64.from(12));`,
  ],
  [
    // The check's random number decides which lie comes first.
    'not-yet: and 17 loose eggs, and your circuit accepts it',
    "import { UInt64 } from 'o1js';",
    "import { Field, UInt64 } from 'o1js';",
    'loose.assertLessThan(UInt64.from(12));',
    `[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 17]
    .reduce((product, n) => product.mul(loose.value.sub(n)), Field(1))
    .assertEquals(0);`,
  ],
];
