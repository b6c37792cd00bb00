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
  return Poseidon.hash([poll, secret, salt]);
}

// --- your part ---
export const votes = [
  { secret: Field(9012), salt: Field(1) },
  { secret: Field(9012), salt: Field(1) },
];
// --- end ---
