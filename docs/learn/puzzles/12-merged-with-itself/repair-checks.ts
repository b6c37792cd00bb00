import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  attempts,
  input,
  notYet,
  run,
  short,
  solutionsOf,
  unchecked,
  untried,
  withinRows,
} from '../../attack';
import type * as Program from './repair-start';

const limit = 8;
const votes = [10, 20, 5, 100 + Math.floor(Math.random() * 1000)];
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

type Range = readonly [from: number, to: number];

/** Only neighbors can be merged, and the sum is the sum of their days. */
export const check: Check<typeof Program> = async ({ Section, Tally }) => {
  const spare = untried(Tally, 'merge');
  if (spare) return spare;
  const { publicInputType, publicOutputType, privateInputTypes } = Tally;
  const sizes = [publicInputType, publicOutputType].map((type) =>
    type.sizeInFields(),
  );
  if (sizes.join() !== '1,3' || privateInputTypes.merge.length !== 2) {
    return notYet(
      'A merged proof shows its poll, and a section with from, to and yes. It merges two proofs. Keep these inputs and the output.',
    );
  }
  const sumOf = ([from, to]: Range) =>
    votes.slice(from, to).reduce((sum, day) => sum + day, 0);
  const circuit =
    (polls: readonly (number | Field)[], ranges: readonly Range[]) =>
    async () => {
      const proofs = polls.map((poll, i) => {
        const fields = [...ranges[i], sumOf(ranges[i])].map(Field);
        return new Tally.Proof({
          proof: undefined,
          publicInput: unchecked(poll),
          publicOutput: input(Section, () => Section.fromFields(fields)),
          maxProofsVerified: 2,
        });
      });
      const { merge } = Tally.rawMethods;
      const { publicOutput } = await merge(unchecked(7), proofs[0], proofs[1]);
      return { publicOutput, proofs };
    };
  type Made = Awaited<ReturnType<ReturnType<typeof circuit>>>;
  const read = ({ publicOutput, proofs }: Made) => ({
    fields: Section.toFields(publicOutput).join(),
    unverified: ['left', 'right'].find(
      (_, i) => !proofs[i].shouldVerify.toBoolean(),
    ),
  });
  const day = (from: number) =>
    from in days ? days[from] : `day ${short(Field(from))}`;
  const name = ([from, to]: Range) =>
    to - from === 1 ? day(from) : `${day(from)} to ${day(to - 1)}`;

  for (const ranges of [
    [
      [0, 1],
      [1, 2],
    ],
    [
      [0, 2],
      [2, 3],
    ],
    [
      [1, 2],
      [2, 4],
    ],
  ] as const) {
    const [from, to] = [ranges[0][0], ranges[1][1]];
    const { error } = await run(circuit([7, 7], ranges), read);
    const made = await attempts(circuit([7, 7], ranges), read);
    const what = `The club merges ${ranges.map(name).join(' and ')} honestly`;
    if (error) {
      return notYet(`${what}, but your circuit rejects it.`, { error });
    }
    const unverified = made.find((each) => each.unverified)?.unverified;
    if (unverified) {
      return notYet(
        `${what}, and your circuit doesn't verify the ${unverified} proof.`,
      );
    }
    const expected = [from, to, sumOf([from, to])].join();
    const wrong = made.find(({ fields }) => fields !== expected);
    if (!wrong) continue;
    return notYet(
      `${what}. The merged proof should show from, to and yes as ${expected}, but your circuit returns ${wrong.fields}.`,
    );
  }
  const isFooled = async (
    polls: readonly (number | Field)[],
    ranges: readonly Range[],
  ) => (await attempts(circuit(polls, ranges), read)).length > 0;
  for (const ranges of [
    [
      [0, 1],
      [0, 1],
    ],
    [
      [1, 2],
      [1, 2],
    ],
    [
      [1, 2],
      [0, 1],
    ],
    [
      [0, 2],
      [1, 2],
    ],
    [
      [0, 2],
      [1, 3],
    ],
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 1],
      [3, 4],
    ],
    // Other numbers that are like the end: the negative one, and one with the same bits.
    [
      [0, 1],
      [-1, 0],
    ],
    [
      [0, 1],
      [2 ** 32 + 1, 2 ** 32 + 2],
    ],
  ] as const) {
    if (!(await isFooled([7, 7], ranges))) continue;
    return notYet(
      `Mallory merges ${ranges.map(name).join(' and ')}, and your circuit accepts it.`,
    );
  }
  const neighbors = [
    [0, 1],
    [1, 2],
  ] as const;
  const others = await solutionsOf((other) => circuit([1, other], neighbors));
  for (const polls of [
    [7, 8],
    [8, 7],
    [8, 8],
    [6, 8],
    [0, 14],
    [-7, 7],
    [7, -7],
    [7 + 2 ** 32, 7],
    [7, 7 + 2 ** 32],
    // What solves one equation about both, for example 1 and 49.
    ...others.map((other) => [1, other]),
  ]) {
    if (!(await isFooled(polls, neighbors))) continue;
    return notYet(
      `In poll 7, Mallory merges proofs of polls ${polls.map((poll) => short(Field(poll))).join(' and ')}, and your circuit accepts it.`,
    );
  }
  // One equation about polls and days holds if both are wrong by 1.
  for (const ranges of [
    [
      [0, 1],
      [2, 3],
    ],
    [
      [0, 2],
      [1, 2],
    ],
  ] as const) {
    for (const polls of [
      [7, 8],
      [8, 7],
      [7, 6],
      [6, 7],
    ]) {
      if (!(await isFooled(polls, ranges))) continue;
      return notYet(
        `In poll 7, Mallory merges ${ranges.map((range, i) => `${name(range)} of poll ${polls[i]}`).join(' and ')}, and your circuit accepts it.`,
      );
    }
  }
  return withinRows(
    circuit([7, 7], neighbors),
    limit,
    'Neighboring sections can be merged, and all other pairs fail.',
  );
};
