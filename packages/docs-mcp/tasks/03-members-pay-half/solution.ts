import { Bool, Provable, UInt64 } from 'o1js';

export function priceFor(price: UInt64, isMember: Bool): UInt64 {
  return Provable.if(isMember, UInt64, price.div(2), price);
}
