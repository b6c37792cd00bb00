// not-yet: Mallory gives 6 points
import { Field, Struct, UInt64 } from 'o1js';

export class Ballot extends Struct({ poll: Field, points: UInt64 }) {
  static override check(ballot: { poll: Field; points: UInt64 }) {
    super.check(ballot);
  }
}

/** Adds the points of a ballot to the points of a song. */
export function count(before: Field, ballot: Ballot) {
  return before.add(ballot.points.value);
}
