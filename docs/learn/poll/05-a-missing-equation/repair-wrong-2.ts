// not-yet: 10 winners split 1008
import { UInt64 } from 'o1js';

// Each winner gets the share, and the treasurer keeps the rest.
export function splitPrize(
  prize: UInt64,
  winners: UInt64,
  share: UInt64,
  rest: UInt64,
) {
  share.mul(winners).add(rest).assertEquals(prize);
  rest.assertLessThan(UInt64.from(7));
}
