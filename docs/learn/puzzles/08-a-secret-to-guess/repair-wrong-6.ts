// not-yet: from her entry in the list
import { Field, Poseidon } from 'o1js';

export const newSecret = () => Field.random();
export const entryOf = (secret: Field) => secret.mul(3);
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
