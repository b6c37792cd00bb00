import { Bool, UInt64 } from 'o1js';

export function priceFor(price: UInt64, isMember: Bool): UInt64 {
  if (isMember) return price.div(2);
  return price;
}
