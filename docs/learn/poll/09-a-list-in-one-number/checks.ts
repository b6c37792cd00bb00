import { Bool, Field, MerkleTree } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

const height = 4;
const seats = 2n ** BigInt(height - 1);
const names = new Map([
  [0n, 'Ana'],
  [2n, 'Ben'],
  [5n, 'Cleo'],
]);

/** A code in a seat without a member is accepted. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, Path, code } = program;
  const seat = BigInt(program.seat);
  if (seat < 0n || seat >= seats) {
    return {
      state: 'not-yet',
      message: `The tree has seats 0 to ${seats - 1n}. There is no seat ${seat}.`,
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
  const path = new Path(tree.getWitness(seat));
  const error: unknown = await CastVote.rawMethods
    .cast(ballot, code, path)
    .then(
      () => undefined,
      (reason: unknown) => reason,
    );
  const name = names.get(seat);
  if (error) {
    return {
      state: 'not-yet',
      message: name
        ? `Seat ${seat} is ${name}'s, and ${code.toString()} isn't ${name}'s code.`
        : `Seat ${seat} is free, but ${code.toString()} isn't the number in a free seat.`,
      error,
    };
  }
  if (name) {
    return {
      state: 'accepted',
      message: `The circuit accepts it, but nobody is cheated: ${name} voted with ${name === 'Ben' ? 'his' : 'her'} own code. Vote without one.`,
    };
  }
  return {
    state: 'passed',
    message: `Mallory voted from seat ${seat}, a free seat. An empty seat is 0, so the code ${code.toString()} fits.`,
  };
};
