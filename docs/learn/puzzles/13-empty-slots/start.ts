import { Bool, Field, Poseidon, Provable, Struct, UInt64 } from 'o1js';

export class Slot extends Struct({ isPadding: Bool, points: UInt64 }) {}

/** Counts the votes of a queue. The chain stores the hash of this queue. */
export function tally(queue: Field, slots: Slot[]) {
  let hash = Field(0);
  let points = UInt64.zero;
  for (const slot of slots) {
    const next = Poseidon.hash([hash, slot.points.value]);
    hash = Provable.if(slot.isPadding, hash, next);
    points = points.add(slot.points);
  }
  hash.assertEquals(queue);
  return points;
}

// --- your part ---
export const slots = [
  { isPadding: false, points: 4 },
  { isPadding: false, points: 5 },
  { isPadding: false, points: 1000 },
  { isPadding: true, points: 0 },
];
// --- end ---
