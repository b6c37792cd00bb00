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

  [
    'not-yet: A type with a sign',
    "import { Struct, UInt64 } from 'o1js';",
    "import { Int64, Struct } from 'o1js';",
    `  before: UInt64,
  price: UInt64,
  after: UInt64,`,
    `  before: Int64,
  price: Int64,
  after: Int64,`,
  ],

  [
    'not-yet: the new balance is 18446744073709551601',
    `  const after = payment.before.sub(payment.price);
  after.assertEquals(payment.after);`,
    '  payment.after.addMod64(payment.price).assertEquals(payment.before);',
  ],
  [
    'not-yet: A card of 3 coins pays 5, the new balance is 2',
    `  const after = payment.before.sub(payment.price);
  after.assertEquals(payment.after);`,
    `  const after = payment.before.value.sub(payment.price.value);
  after.square().assertEquals(payment.after.value.square());`,
  ],
];
