import { Bool, Field, MerkleTree } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

const height = 4;
const places = 2n ** BigInt(height - 1);
const names = new Map([
  [0n, 'Ana'],
  [2n, 'Ben'],
  [5n, 'Cleo'],
]);

/** A code in a place without a member is accepted. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, Path } = program;
  const code = Field(program.code);
  const place = BigInt(program.place);
  if (place < 0n || place >= places) {
    return {
      state: 'not-yet',
      message: `The tree has places 0 to ${places - 1n}. There is no place ${place}.`,
    };
  }
  const tree = new MerkleTree(height);
  for (const [taken, name] of names) {
    tree.setLeaf(taken, name === 'Ben' ? Field(77) : Field.random());
  }
  const ballot = new Ballot({
    members: tree.getRoot(),
    poll: Field(1),
    yes: Bool(true),
  });
  const path = new Path(tree.getWitness(place));
  const error: unknown = await CastVote.rawMethods
    .cast(ballot, code, path)
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  const name = names.get(place);
  if (error) {
    return {
      state: 'not-yet',
      message: name
        ? `Place ${place} is ${name}'s, and ${code.toString()} isn't ${name}'s code.`
        : `Place ${place} is free, but ${code.toString()} isn't the number in a free place.`,
      error,
    };
  }
  if (name) {
    return {
      state: 'accepted',
      message: `The circuit accepts it, but nobody is cheated: ${name} voted with ${name === 'Ben' ? 'his' : 'her'} own code. Vote as Mallory, who has no code.`,
    };
  }
  return {
    state: 'passed',
    message: `Mallory voted from place ${place}, a free place. An empty place is 0, so the code ${code.toString()} fits.`,
  };
};
