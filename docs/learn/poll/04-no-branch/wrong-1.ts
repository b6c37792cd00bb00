// not-yet: no value yet
import { Bool, Provable, UInt32 } from 'o1js';

// Adds a vote to the count of yes votes.
export function count(votes: UInt32, yes: Bool): UInt32 {
  if (yes.toBoolean()) return votes.add(1);
  return votes;
}

count(UInt32.from(7), Bool(true)); // => 8n
count(UInt32.from(7), Bool(false)); // => 7n
