// not-yet: A card of 10 coins pays 25
import { Field, Struct, UInt64 } from 'o1js';

export class Payment extends Struct({
  before: Field,
  price: UInt64,
  after: Field,
}) {}

/** Proves that a card was charged correctly. */
export function pay(payment: Payment) {
  const after = payment.before.sub(payment.price.value);
  after.assertEquals(payment.after);
}
