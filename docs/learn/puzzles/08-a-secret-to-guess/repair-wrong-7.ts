// not-yet: two secrets were the same
import { Field, Poseidon } from 'o1js';

export const newSecret = (pin: number) =>
  Poseidon.hash([Field(pin), Field(Math.floor(Math.random() * 5000))]);
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
