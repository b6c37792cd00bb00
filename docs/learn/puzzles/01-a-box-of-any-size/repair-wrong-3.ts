// not-yet: he leaves out asProver
import { Provable, UInt64 } from 'o1js';

/** Proves that the eggs were packed: some in boxes of 12, some loose. */
export function packEggs(eggs: UInt64, boxes: UInt64, loose: UInt64) {
  boxes.mul(12).add(loose).assertEquals(eggs);
  Provable.asProver(() => {
    if (loose.toBigInt() >= 12n) throw Error('Too many loose eggs');
  });
}
