import { Bool, Field, MerkleTree, Poseidon, Provable } from 'o1js';
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
  const accepts = (seat: bigint, code: Field, cast = ballot) =>
    CastVote.rawMethods.cast(cast, code, pathOf(seat)).then(
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
  if (!getsHashed(ben, mallory, leafOf)) {
    return {
      state: 'not-yet',
      message:
        "Mallory's path contains the number of Ben's seat, and Poseidon never gets his code. What isn't hashed can be turned around.",
    };
  }
  if (await accepts(seats.ben, mallory)) {
    return {
      state: 'not-yet',
      message: "Mallory voted from Ben's seat with her own code.",
    };
  }
  const stuffed = new Ballot({
    members: tree.getRoot(),
    poll: Field(1),
    yes: Bool.Unsafe.fromField(Field(5)),
  });
  if (await accepts(seats.ben, ben, stuffed)) {
    return {
      state: 'not-yet',
      message:
        'Ben cast a ballot with 5 votes, and your circuit accepted it. Keep the check of the ballot.',
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

/** @returns codes that a neighbor can compute from a leaf, if it is a line or a parabola through the code */
function guesses(leaf: Field, leafOf: (code: Field) => Field): Field[] {
  try {
    const [c, one, minusOne] = [0, 1, -1].map((code) => leafOf(Field(code)));
    const a = one.add(minusOne).div(2).sub(c);
    const b = one.sub(minusOne).div(2);
    const root = (value: Field) => b.square().sub(a.mul(4).mul(value)).sqrt();
    const solved = !a.equals(0).toBoolean()
      ? [root(c.sub(leaf)), root(c.sub(leaf)).neg()].map((found) =>
          found.sub(b).div(a.mul(2)),
        )
      : b.equals(0).toBoolean()
        ? []
        : [leaf.sub(c).div(b)];
    return [leaf, ...solved];
  } catch {
    return [leaf];
  }
}

/** @returns true if Poseidon gets one of two codes, and not always the same numbers */
function getsHashed(a: Field, b: Field, leafOf: (code: Field) => Field) {
  const original = { ...Poseidon };
  const hashed = [a, b].map((code) => {
    const inputs: string[] = [];
    Poseidon.hash = (input) => {
      inputs.push(input.join());
      return original.hash(input);
    };
    Poseidon.hashWithPrefix = (prefix, input) => {
      inputs.push(input.join());
      return original.hashWithPrefix(prefix, input);
    };
    try {
      leafOf(code);
    } finally {
      Object.assign(Poseidon, original);
    }
    return inputs.join(';');
  });
  return hashed[0] !== hashed[1];
}
