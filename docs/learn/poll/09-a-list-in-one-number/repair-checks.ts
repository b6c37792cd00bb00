import { Bool, Field, MerkleTree } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  bends,
  errorOf,
  input,
  isFooled,
  noBits,
  notYet,
  rowsOf,
  short,
  unchecked,
  untried,
} from '../../attack';
import { betrays } from '../../members';
import type * as Program from './repair-start';

const height = 4;
const limit = 80;

/** Members vote. An empty place or a neighbor's path gives no code. */
export const check: Check<typeof Program> = async (program) => {
  const { Ballot, CastVote, Path, leafOf } = program;
  const spare = untried(CastVote, 'cast');
  if (spare) return spare;
  const tree = new MerkleTree(height);
  const codes = [Field.random(), Field.random(), Field.random()];
  // Mallory is a member in place 3, next to Ben.
  const [ana, ben, mallory] = codes;
  const places = { ana: 0n, ben: 2n, mallory: 3n };
  tree.setLeaf(places.ana, leafOf(ana));
  tree.setLeaf(places.ben, leafOf(ben));
  tree.setLeaf(places.mallory, leafOf(mallory));
  const bent = await bends(Path, new Path(tree.getWitness(0n)));
  if (bent) return bent;
  // o1js doesn't check a public input.
  const circuit =
    (place: bigint, code: Field, yes: number | Field = 1) =>
    () =>
      CastVote.rawMethods.cast(
        new Ballot({
          members: unchecked(tree.getRoot()),
          poll: unchecked(1),
          yes: Bool.Unsafe.fromField(unchecked(yes)),
        }),
        input(Field, () => code),
        input(Path, () => new Path(tree.getWitness(place))),
      );
  for (const [name, place, code] of [
    ['Ana', places.ana, ana],
    ['Ben', places.ben, ben],
  ] as const) {
    for (const yes of [1, 0]) {
      const error = await errorOf(circuit(place, code, yes));
      if (!error) continue;
      return notYet(
        `${name} has place ${place} and uses the right code, but your circuit rejects it.`,
        { error },
      );
    }
  }
  for (const code of [0n, -1000n, -1n, 1n]) {
    if (await isFooled(circuit(6n, Field(code)))) {
      return notYet(
        `Mallory voted from place 6, an empty place, with the code ${code}.`,
      );
    }
  }
  for (const [code, what] of [
    [mallory, 'her own code'],
    [Field.random(), 'a code that she made up'],
    [Field(0), 'the code 0'],
  ] as const) {
    if (!(await isFooled(circuit(places.ben, code)))) continue;
    return notYet(`Mallory voted from Ben's place with ${what}.`);
  }
  // The path of a neighbor shows a leaf, and the leaf may show the code.
  if (await isFooled(circuit(places.ben, leafOf(ben)))) {
    return notYet(
      "Mallory's path contains the number in the place of her neighbor Ben. She used this number as his code and voted as Ben.",
    );
  }
  const found = await betrays({
    entryOf: leafOf,
    words: ['code', 'leaf'],
  });
  if (found) return notYet(found);
  const others = await noBits((yes) => circuit(places.ben, ben, yes));
  for (const yes of others) {
    if (!(await isFooled(circuit(places.ben, ben, yes)))) continue;
    return notYet(
      `Ben cast a ballot with ${short(yes)} votes, and your circuit accepted it. Keep the check of the ballot.`,
    );
  }
  const yours = await rowsOf(circuit(0n, ana));
  const rows = { yours, limit };
  if (yours > limit) {
    return notYet(
      `Your circuit is right, but it takes ${yours} rows. One hash for the place is enough.`,
      { rows },
    );
  }
  return {
    state: 'passed',
    message:
      "A place holds the hash of a code now. An empty place fits no code, and Mallory found no way from a neighbor's leaf back to the code.",
    rows,
  };
};
