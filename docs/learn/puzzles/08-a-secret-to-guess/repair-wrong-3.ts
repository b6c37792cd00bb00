// not-yet: Ana and Ben get the same secret
import { Field, Poseidon } from 'o1js';

export const newSecret = () =>
  Field(98_765_432_109_876_543_210_987_654_321_098_765_432_109n);
export const entryOf = (secret: Field) =>
  Poseidon.hashWithPrefix('member', [secret]);
export const stampOf = (poll: Field, secret: Field) =>
  Poseidon.hashWithPrefix('stamp', [poll, secret]);

/** Proves that a member votes, and returns the stamp of the vote. */
export function castVote(list: Field[], poll: Field, secret: Field) {
  const entry = entryOf(secret);
  list
    .map((member) => member.equals(entry))
    .reduce((isMember, equal) => isMember.or(equal))
    .assertTrue('Not a member');
  return stampOf(poll, secret);
}
