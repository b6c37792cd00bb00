import { UInt64 } from 'o1js';

/** Proves that the eggs were packed: some in boxes of 12, some loose. */
export function packEggs(eggs: UInt64, boxes: UInt64, loose: UInt64) {
  boxes.mul(12).add(loose).assertEquals(eggs);
}

export const eggs = UInt64.from(100);

// --- your part ---
export const boxes = UInt64.from(7);
export const loose = UInt64.from(16);
// --- end ---
