import { Field } from 'o1js';

export const Amount = Field;

export function pay(balance: Field, amount: Field): Field {
  return balance.sub(amount);
}
