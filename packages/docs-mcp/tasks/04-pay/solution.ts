import { UInt64 } from 'o1js';

export const Amount = UInt64;

export function pay(balance: UInt64, amount: UInt64): UInt64 {
  return balance.sub(amount);
}
