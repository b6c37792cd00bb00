// not-yet: 1 box and 12 loose eggs
import { UInt64 } from 'o1js';

/** Proves that the eggs were packed: some in boxes of 12, some loose. */
export function packEggs(eggs: UInt64, boxes: UInt64, loose: UInt64) {
  boxes.mul(12).add(loose).assertEquals(eggs);
  loose.assertLessThanOrEqual(UInt64.from(12));
}
