// not-yet: accepts 5
import { Field, Provable } from 'o1js';

// A vote is 0 or 1: two comparisons.
export function isVote(vote: Field) {
  vote.equals(0).or(vote.equals(1)).assertTrue('not a vote');
}

// The same rule with fewer equations.
export function isVoteFast(vote: Field) {}

async function rowsOf(rule: (vote: Field) => void) {
  const circuit = () => rule(Provable.witness(Field, () => 1n));
  return (await Provable.constraintSystem(circuit)).rows;
}

await rowsOf(isVote); // => 6
