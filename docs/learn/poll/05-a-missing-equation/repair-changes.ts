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
];
