import { Bool, Field, MerkleTree } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  attempts,
  bends,
  input,
  noBits,
  notYet,
  run,
  short,
  unchecked,
  untried,
} from '../../attack';
import { betrays } from '../../members';
import { isSame } from '../../roots';
import type * as Program from './start';

/** One nullifier for each member and poll, which only the member can compute. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, Path, leafOf } = program;
  const spare = untried(CastVote, 'cast');
  if (spare) return spare;
  const [ana, ben] = [Field.random(), Field.random()];
  const tree = new MerkleTree(4);
  tree.setLeaf(0n, leafOf(ana));
  tree.setLeaf(1n, leafOf(ben));
  const bent = await bends(Path, new Path(tree.getWitness(0n)));
  if (bent) return bent;
  // o1js doesn't check a public input.
  const circuit =
    (code: Field, poll: number, yes: number | Field = 1, list = tree) =>
    () =>
      CastVote.rawMethods.cast(
        new Ballot({
          members: unchecked(list.getRoot()),
          poll: unchecked(poll),
          yes: Bool.Unsafe.fromField(unchecked(yes)),
        }),
        input(Field, () => code),
        input(Path, () => new Path(list.getWitness(code === ben ? 1n : 0n))),
      );
  type Made = Awaited<ReturnType<ReturnType<typeof circuit>>>;
  const read = ({ publicOutput }: Made) => publicOutput.toConstant();
  const isFooled = async (fake: ReturnType<typeof circuit>) =>
    (await attempts(fake, read)).length > 0;

  const nullifiers: Record<string, Field> = {};
  for (const [name, code] of Object.entries({ Ana: ana, Ben: ben })) {
    for (const poll of [1, 2]) {
      const vote = circuit(code, poll);
      const made = await run(vote, read);
      if ('error' in made && made.error) {
        return notYet(
          `${name} is a member, but your circuit rejects the vote in poll ${poll}.`,
          { error: made.error },
        );
      }
      const [nullifier, ...others] = await attempts(vote, read);
      if (others.some((other) => !isSame(other, nullifier))) {
        return notYet(
          `${name} gave the circuit another number, and got a second nullifier in poll ${poll}. Both votes were counted.`,
        );
      }
      nullifiers[name + poll] = nullifier;
    }
  }
  const { Ana1: monday, Ana2: otherPoll, Ben1: bens } = nullifiers;
  if (isSame(monday, bens)) {
    return notYet(
      'Ana and Ben have the same nullifier. If Ana votes, Ben no longer can.',
    );
  }
  const again = await attempts(circuit(ana, 1, 0), read);
  if (again.length === 0) {
    const { error } = await run(circuit(ana, 1, 0), read);
    return notYet(
      'Ana is a member and votes no, but your circuit rejects it.',
      { error },
    );
  }
  if (again.some((nullifier) => !isSame(monday, nullifier))) {
    return notYet(
      'Ana voted yes and changed her mind to no. The nullifiers differ, so both votes were counted.',
    );
  }
  tree.setLeaf(2n, leafOf(Field.random()));
  const [tuesday] = await attempts(circuit(ana, 1), read);
  if (!isSame(monday, tuesday)) {
    return notYet(
      'On Tuesday Cleo joined, and the root changed. Ana voted again with a new nullifier, and both votes were counted.',
    );
  }
  if (isSame(monday, otherPoll)) {
    return notYet(
      'Ana has the same nullifier in poll 1 and poll 2. Everyone sees that one member gave both votes.',
    );
  }
  for (const [code, what] of [
    [Field.random(), 'a code that she made up'],
    [Field(0), 'the code 0'],
    [leafOf(ana), "Ana's leaf as her code"],
  ] as const) {
    if (!(await isFooled(circuit(code, 1)))) continue;
    return notYet(
      `Mallory isn't a member. She took Ana's path and ${what}, and your circuit accepted her vote. Keep the line that compares the roots.`,
    );
  }
  for (const yes of await noBits((other) => circuit(ana, 1, other))) {
    if (!(await isFooled(circuit(ana, 1, yes)))) continue;
    return notYet(
      `Ana cast a ballot with ${short(yes)} votes, and your circuit accepted it. Keep the check of the ballot.`,
    );
  }
  const nullifierOf = async (code: Field, poll: number | Field, place = 0n) => {
    const list = new MerkleTree(4);
    list.setLeaf(place, leafOf(code));
    const { cast } = CastVote.rawMethods;
    const ballot = new Ballot({
      members: list.getRoot(),
      poll: Field(poll),
      yes: Bool(true),
    });
    const path = new Path(list.getWitness(place));
    return (await cast(ballot, code, path)).publicOutput;
  };
  const words = ['code', 'leaf'] as const;
  const found = await betrays({ entryOf: leafOf, nullifierOf, words });
  if (found) return notYet(found);
  const poll = Field.random();
  const anas = await nullifierOf(ana, poll);
  if (!isSame(anas, await nullifierOf(ana, poll, 5n))) {
    return notYet(
      'The treasurer sorted the list, and Ana has another place in it. She voted again with a new nullifier, and both votes were counted.',
    );
  }
  return {
    state: 'passed',
    message:
      "Ana's second vote was found, also after Cleo joined. The treasurer tried to compute her nullifier from the list. Mallory tried to link it with Ana's nullifier in poll 2. Both failed.",
  };
};
