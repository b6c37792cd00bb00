// not-yet: The app sends the salt that it likes
import { Field, Poseidon } from 'o1js';

export const entryOf = (secret: Field) => Poseidon.hash([secret]);

/** Proves that a member votes, and returns the nullifier of the vote. */
export function castVote(
  list: Field[],
  { poll, secret, salt }: Record<'poll' | 'secret' | 'salt', Field>,
) {
  const entry = entryOf(secret);
  list
    .map((member) => member.equals(entry))
    .reduce((isMember, equal) => isMember.or(equal))
    .assertTrue('Not a member');
  salt.assertEquals(0, 'No salt');
  return Poseidon.hash([poll, secret, salt]);
}
