// not-yet: 10 − 25 isn't 15
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

export const before = Field(10);

// --- your part ---
export const price = Field(25);
export const after = Field(15);
// --- end ---
