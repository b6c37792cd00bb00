import { Field, Struct } from 'o1js';

export class Payment extends Struct({
  before: Field,
  price: Field,
  after: Field,
}) {}

/** Proves that a card was charged correctly. */
export function pay(payment: Payment) {
  const after = payment.before.sub(payment.price);
  after.assertEquals(payment.after);
}
