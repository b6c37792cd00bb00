import { Bool, UInt64 } from 'o1js';
import { accepts, type Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ priceFor }) => {
  const runs = (isMember: boolean, expected: number) =>
    accepts(
      (price: UInt64, member: Bool) =>
        priceFor(price, member).assertEquals(UInt64.from(expected)),
      [UInt64, UInt64.from(9)],
      [Bool, Bool(isMember)],
    );
  return {
    solved: (await runs(true, 4)) && (await runs(false, 9)),
    attacks: { 'a discount without a membership': await runs(false, 4) },
  };
};
