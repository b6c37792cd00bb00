// not-yet: 9 × 12 + 0 is 108
import { UInt64 } from 'o1js';

/** Proves that the eggs were packed: some in boxes of 12, some loose. */
export function packEggs(eggs: UInt64, boxes: UInt64, loose: UInt64) {
  boxes.mul(12).add(loose).assertEquals(eggs);
}

export const eggs = UInt64.from(100);

// --- your part ---
export const boxes = UInt64.from(9);
export const loose = UInt64.from(0);
// --- end ---
