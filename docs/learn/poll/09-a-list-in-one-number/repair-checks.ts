import { Bool, Field, MerkleTree, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const height = 4;
const limit = 80;

/** Members vote. An empty seat or a neighbor's path gives no code. */
export const check: Check<typeof Program> = async (program) => {
  let stopped: unknown;
  const { Ballot, CastVote, Path, leafOf } = program;
  const tree = new MerkleTree(height);
  const codes = [Field.random(), Field.random(), Field.random()];
  // Mallory is a member in seat 3, next to Ben.
  const [ana, ben, mallory] = codes;
  const seats = { ana: 0n, ben: 2n, mallory: 3n };
  tree.setLeaf(seats.ana, leafOf(ana));
  tree.setLeaf(seats.ben, leafOf(ben));
  tree.setLeaf(seats.mallory, leafOf(mallory));
  const ballot = new Ballot({
    members: tree.getRoot(),
    poll: Field(1),
    yes: Bool(true),
  });
  const pathOf = (seat: bigint) => new Path(tree.getWitness(seat));
  const accepts = (seat: bigint, code: Field) =>
    CastVote.rawMethods.cast(ballot, code, pathOf(seat)).then(
      () => true,
      (error: unknown) => {
        stopped = error;
        return false;
      },
    );
  for (const [name, seat, code] of [
    ['Ana', seats.ana, ana],
    ['Ben', seats.ben, ben],
  ] as const) {
    if (!(await accepts(seat, code))) {
      return {
        state: 'not-yet',
        message: `${name} has seat ${seat} and uses the right code, and your circuit rejects it.`,
        error: stopped,
      };
    }
  }
  for (const code of [0n, -1000n, -1n, 1n]) {
    if (await accepts(6n, Field(code))) {
      return {
        state: 'not-yet',
        message: `Mallory voted from seat 6, an empty seat, with the code ${code}.`,
      };
    }
  }
  const [{ sibling }] = tree.getWitness(seats.mallory);
  for (const code of guesses(sibling, leafOf)) {
    if (await accepts(seats.ben, code)) {
      return {
        state: 'not-yet',
        message:
          "Mallory's path contains the number of her neighbor Ben's seat. She computed his code from it and voted as Ben.",
      };
    }
  }
  if (await accepts(seats.ben, mallory)) {
    return {
      state: 'not-yet',
      message: "Mallory voted from Ben's seat with her own code.",
    };
  }
  const { rows: yours } = await Provable.constraintSystem(async () => {
    await CastVote.rawMethods.cast(
      Provable.witness(Ballot, () => ballot),
      Provable.witness(Field, () => ana),
      Provable.witness(Path, () => pathOf(0n)),
    );
  });
  const rows = { yours, limit };
  if (yours > limit) {
    return {
      state: 'not-yet',
      message: `Your circuit is right, but it takes ${yours} rows. One hash for the seat is enough.`,
      rows,
    };
  }
  return {
    state: 'passed',
    message:
      "A seat holds the hash of a code now. An empty seat fits no code, and a path doesn't show the neighbor's.",
    rows,
  };
};

/** @returns codes that a neighbor can compute from a leaf, if it is a line through the code */
function guesses(leaf: Field, leafOf: (code: Field) => Field): Field[] {
  const offset = leafOf(Field(0));
  const slope = leafOf(Field(1)).sub(offset);
  const solved = slope.equals(0).toBoolean()
    ? []
    : [leaf.sub(offset).div(slope)];
  return [leaf, ...solved];
}
