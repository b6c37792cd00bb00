// not-yet: a price of −5
import { Field, Struct, UInt64 } from 'o1js';

export class Payment extends Struct({
  before: Field,
  price: Field,
  after: UInt64,
}) {}

/** Proves that a card was charged correctly. */
export function pay(payment: Payment) {
  const after = payment.before.sub(payment.price);
  after.assertEquals(payment.after.value);
}
