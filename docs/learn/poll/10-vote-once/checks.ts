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
  async function cast(
    code: Field,
    poll: number,
    yes = Bool(true),
    list = tree,
  ) {
    const ballot = new Ballot({
      members: list.getRoot(),
      poll: Field(poll),
      yes,
    });
    const path = new Path(list.getWitness(code === ben ? 1n : 0n));
    const { cast } = CastVote.rawMethods;
    return (await cast(ballot, code, path)).publicOutput;
  }
  const isRejected = (vote: Promise<Field>) =>
    vote.then(
      () => false,
      () => true,
    );
  const isSame = (a: Field, b: Field) => a.equals(b).toBoolean();

  const monday = await cast(ana, 1);
  if (isSame(monday, await cast(ben, 1))) {
    return notYet(
      'Ana and Ben have the same stamp. If Ana votes, Ben no longer can.',
    );
  }
  if (!isSame(monday, await cast(ana, 1, Bool(false)))) {
    return notYet(
      'Ana voted yes and changed her mind to no. The stamps differ, so both votes were counted.',
    );
  }
  const otherPoll = await cast(ana, 2);
  tree.setLeaf(2n, leafOf(Field.random()));
  if (!isSame(monday, await cast(ana, 1))) {
    return notYet(
      'On Tuesday Cleo joined, and the root changed. Ana voted again with a new stamp, and both votes were counted.',
    );
  }
  if (isSame(monday, otherPoll)) {
    return notYet(
      'Ana has the same stamp in poll 1 and poll 2. Everyone sees that one member gave both votes.',
    );
  }
  if (!(await isRejected(cast(Field.random(), 1)))) {
    return notYet(
      "Mallory isn't a member. She took Ana's path and a code that she made up, and your circuit accepted her vote. Keep the line that compares the roots.",
    );
  }
  if (!(await isRejected(cast(ana, 1, Bool.Unsafe.fromField(Field(5)))))) {
    return notYet(
      'Ana cast a ballot with 5 votes, and your circuit accepted it. Keep the check of the ballot.',
    );
  }

  const [leaf, madeUp] = [leafOf(ana), Field.random()];
  const atZero = leafOf(Field(0));
  const step = leafOf(Field(1)).sub(atZero);
  if (!isSame(step, Field(0)) && isSame(leaf.sub(atZero).div(step), ana)) {
    return notYet(
      "The leaf isn't a hash of the code, so the treasurer computes Ana's code from the list, and her stamp from the code. Keep `leafOf`.",
    );
  }
  // The treasurer runs the program with a made-up code, and puts Ana's leaf in the place of its leaf.
  const ownLeaf = (await withHashes(() => leafOf(madeUp))).calls;
  const answers = new Map<string, Field>();
  for (const [call, result] of ownLeaf) {
    if (isSame(result, leafOf(madeUp))) answers.set(call, leaf);
  }
  const guess = await withHashes(() => cast(madeUp, 1), answers).catch(
    () => undefined,
  );
  if (guess && isSame(guess.result, monday)) {
    return notYet(
      "The treasurer has the list with all leaves, and computed Ana's stamp from her leaf. Her vote has a name again.",
    );
  }
  // Everyone computes stamps of codes 0 and 1, and draws the line through them.
  const stampOf = (code: Field, poll = 1) => {
    const list = new MerkleTree(4);
    list.setLeaf(0n, leafOf(code));
    return cast(code, poll, Bool(true), list);
  };
  const offset = await stampOf(Field(0));
  const slope = (await stampOf(Field(1))).sub(offset);
  if (!isSame(slope, Field(0)) && isSame(monday.sub(offset).div(slope), ana)) {
    return notYet(
      "The stamp isn't a hash of the code, so everyone computes Ana's code from it and votes as Ana.",
    );
  }
  const { calls } = await withHashes(() => cast(ana, 1));
  const ofCode = [...calls].filter(
    ([call, result]) => !guess?.calls.has(call) && !isSame(result, leaf),
  );
  if (ofCode.length === 0) {
    return notYet(
      "The stamp is computed from Ana's code, and Poseidon never gets the code. What isn't hashed can be turned around.",
    );
  }
  // Mallory is a member, and compares how her own stamps differ.
  const [first, second] = [await stampOf(madeUp), await stampOf(madeUp, 2)];
  const [own, anas] = [
    [second.sub(first), second.div(first)],
    [otherPoll.sub(monday), otherPoll.div(monday)],
  ];
  if (own.some((relation, i) => isSame(relation, anas[i]))) {
    return notYet(
      "Each member's stamp changes in the same way from poll 1 to poll 2. So Mallory finds out which two stamps are from one member.",
    );
  }
  // A hash fills up with zeros, so hash([code, 0]) is hash([code]).
  if (isSame(leaf, await cast(ana, 0))) {
    return notYet(
      "In poll 0 Ana's stamp is her leaf, and the treasurer finds it in the list. Her vote has a name again. Give the stamp another prefix.",
    );
  }
  return {
    state: 'passed',
    message:
      "Ana's second vote was found, also after Cleo joined. The treasurer tried to compute her stamp from the list, and Mallory to link it with poll 2. Both failed.",
  };
};

/** Runs a part of a program, notes the hashes that it computes, and answers some of them differently. */
async function withHashes<T>(
  run: () => T | Promise<T>,
  answers = new Map<string, Field>(),
) {
  const original = { ...Poseidon };
  const calls = new Map<string, Field>();
  const note = (call: string, compute: () => Field) => {
    const result = answers.get(call) ?? compute();
    calls.set(call, result);
    return result;
  };
  Poseidon.hash = (input) => note(input.join(), () => original.hash(input));
  Poseidon.hashWithPrefix = (prefix, input) =>
    note(`${prefix}: ${input.join()}`, () =>
      original.hashWithPrefix(prefix, input),
    );
  try {
    return { result: await run(), calls };
  } finally {
    Object.assign(Poseidon, original);
  }
}

function notYet(message: string): Outcome {
  return { state: 'not-yet', message };
}
