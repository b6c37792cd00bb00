import { UInt64 } from 'o1js';

// Each winner gets the share, and the treasurer keeps the rest.
export function splitPrize(
  prize: UInt64,
  winners: UInt64,
  share: UInt64,
  rest: UInt64,
) {
  share.mul(winners).add(rest).assertEquals(prize);
}

// --- your part ---
// The prize is 1000, and there are 7 winners.
export const share = UInt64.from(143);
export const rest = UInt64.from(0);
// --- end ---
