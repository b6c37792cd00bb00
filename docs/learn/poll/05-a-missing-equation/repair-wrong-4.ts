// not-yet: a share of 0 and a rest of 0
import { UInt64 } from 'o1js';

// Each winner gets the share, and the treasurer keeps the rest.
export function splitPrize(
  prize: UInt64,
  winners: UInt64,
  share: UInt64,
  rest: UInt64,
) {
  rest.assertLessThan(winners);
}
