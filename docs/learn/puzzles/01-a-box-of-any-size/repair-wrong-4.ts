// not-yet: 0 boxes and 0 loose eggs
import { UInt64 } from 'o1js';

/** Proves that the eggs were packed: some in boxes of 12, some loose. */
export function packEggs(eggs: UInt64, boxes: UInt64, loose: UInt64) {
  loose.assertLessThan(UInt64.from(12));
}
