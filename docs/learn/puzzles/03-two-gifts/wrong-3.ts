// not-yet: worth 150 coins together
import { Bool, Field } from 'o1js';

export const gifts = [5, 20, 50, 100];

/** Proves how many coins the picked gift is worth. */
export function pickGift(mask: Bool[], worth: Field) {
  let total = Field(0);
  gifts.forEach((gift, i) => {
    total = total.add(mask[i]!.toField().mul(gift));
  });
  total.assertEquals(worth);
}

// --- your part ---
export const mask = [false, false, true, true];
export const worth = 200;
// --- end ---
