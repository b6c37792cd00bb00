import { Bool, Field, MerkleTree, Poseidon } from 'o1js';
import type { Check, Outcome } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** One stamp for each member and poll, which only the member can compute. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, Path, leafOf } = program;
  const [ana, ben] = [Field.random(), Field.random()];
  const tree = new MerkleTree(4);
  tree.setLeaf(0n, leafOf(ana));
  tree.setLeaf(1n, leafOf(ben));
  async function cast(code: Field, poll: number, yes: boolean) {
    const ballot = new Ballot({
      members: tree.getRoot(),
      poll: Field(poll),
      yes: Bool(yes),
    });
    const path = new Path(tree.getWitness(code === ana ? 0n : 1n));
    const { cast } = CastVote.rawMethods;
    return (await cast(ballot, code, path)).publicOutput;
  }
  const isSame = (a: Field, b: Field) => a.equals(b).toBoolean();

  const monday = await cast(ana, 1, true);
  if (isSame(monday, await cast(ben, 1, true))) {
    return notYet(
      'Ana and Ben have the same stamp. If Ana votes, Ben no longer can.',
    );
  }
  if (!isSame(monday, await cast(ana, 1, false))) {
    return notYet(
      'Ana voted yes and changed her mind to no. The stamps differ, so both votes were counted.',
    );
  }
  const otherPoll = await cast(ana, 2, true);
  tree.setLeaf(2n, leafOf(Field.random()));
  if (!isSame(monday, await cast(ana, 1, true))) {
    return notYet(
      'On Tuesday Cleo joined, and the root changed. Ana voted again with a new stamp, and both votes were counted.',
    );
  }
  if (isSame(monday, otherPoll)) {
    return notYet(
      'Ana has the same stamp in poll 1 and poll 2. Everyone sees that one member gave both votes.',
    );
  }
  if (isSame(otherPoll.sub(monday), Field(1)) || isSame(monday, ana)) {
    return notYet(
      "The stamp isn't a hash, so everyone computes Ana's code from it and votes as Ana.",
    );
  }
  const leaf = leafOf(ana);
  // A hash fills up with zeros, so hash([code, 0]) is hash([code]).
  if (isSame(leaf, await cast(ana, 0, true))) {
    return notYet(
      "In poll 0 Ana's stamp is her leaf, and the treasurer finds it in the list. Her vote has a name again. Give the stamp another prefix.",
    );
  }
  const poll = Field(1);
  const known = [[leaf], [leaf, poll], [poll, leaf]].map((values) =>
    Poseidon.hash(values),
  );
  if (known.some((stamp) => isSame(stamp, monday))) {
    return notYet(
      "The treasurer has the list with all leaves, and computed Ana's stamp from her leaf. Her vote has a name again.",
    );
  }
  return {
    state: 'passed',
    message:
      "Ana's second vote was found, also after Cleo joined. In poll 2 she has another stamp, and no one can link the two.",
  };
};

function notYet(message: string): Outcome {
  return { state: 'not-yet', message };
}
