/** Answers that change a few lines of the solution, as [outcome, lines, other lines, …]. */
export const changes = [
  [
    'not-yet: a price of −5',
    "import { Struct, UInt64 } from 'o1js';",
    "import { Field, Struct, UInt64 } from 'o1js';",
    `  before: UInt64,
  price: UInt64,`,
    `  before: Field,
  price: Field,`,
    '  after.assertEquals(payment.after);',
    '  after.assertEquals(payment.after.value);',
  ],
  [
    'not-yet: A card of 10 coins pays 25',
    "import { Struct, UInt64 } from 'o1js';",
    "import { Field, Struct, UInt64 } from 'o1js';",
    '  before: UInt64,',
    '  before: Field,',
    '  after: UInt64,',
    '  after: Field,',
    '  const after = payment.before.sub(payment.price);',
    '  const after = payment.before.sub(payment.price.value);',
  ],
  [
    'not-yet: your circuit rejects it',
    "import { Struct, UInt64 } from 'o1js';",
    "import { Field, Struct } from 'o1js';",
    `  before: UInt64,
  price: UInt64,
  after: UInt64,`,
    `  before: Field,
  price: Field,
  after: Field,`,
    'export function pay(payment: Payment) {',
    `export function pay(payment: Payment) {
  payment.after.assertLessThan(10);`,
  ],
];
