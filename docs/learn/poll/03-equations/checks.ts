import type { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  errorOf,
  isFooled,
  noBits,
  notYet,
  reads,
  rowsOf,
  short,
  unchecked,
} from '../../attack';
import type * as Program from './start';

const limit = 2;

/** The fast rule accepts 0 and 1 and nothing else, in at most two rows. */
export const check: Check<typeof Program> = async (program) => {
  const { isVote, isVoteFast } = program;
  const vote = (value: bigint | Field) => () => isVoteFast(unchecked(value));
  let yours: number;
  try {
    yours = await rowsOf(vote(1n));
  } catch (error) {
    const [line] = (error as Error).message.split('\n');
    return notYet(
      reads(error)
        ? 'Your function reads the number inside of `vote`. But o1js writes the equations down before anyone votes, so there is no value yet. Use `mul`, `add` and `assertEquals`.'
        : `Your function fails for every number: ${line}. A plain \`if\` takes each Bool as true, and \`!==\` compares two objects. Use \`mul\`, \`add\` and \`assertEquals\`.`,
      { error },
    );
  }
  const rows = { yours, limit };
  for (const value of [0n, 1n]) {
    const error = await errorOf(vote(value));
    if (!error) continue;
    const word = value === 1n ? 'yes' : 'no';
    return notYet(
      `Your rule rejects ${value}, so members can't vote ${word}.`,
      { error, rows },
    );
  }
  const random = 3n + BigInt(Math.floor(Math.random() * 1e9));
  for (const value of [...(await noBits(vote)), -1n, 1000n, -2n, random]) {
    if (!(await isFooled(vote(value)))) continue;
    return notYet(
      `Your rule accepts ${short(value)}. One member votes, and ${short(value)} is counted.`,
      { rows },
    );
  }
  // The given rule is what the fast one is compared with.
  for (const value of [0n, 1n, 2n, -1n, random]) {
    const isAccepted = await isFooled(() => isVote(unchecked(value)));
    if (isAccepted === (value === 0n || value === 1n)) continue;
    return notYet(
      `Your fast rule is right. But \`isVote\` was changed and now ${isAccepted ? 'accepts' : 'rejects'} ${value}. Keep \`isVote\` as it was, so that both rules accept the same numbers.`,
      { rows },
    );
  }
  if (yours > limit) {
    return {
      state: 'not-yet',
      message: `Your rule is right, but it takes ${yours} rows. It can be said with one equation.`,
      rows,
    };
  }
  return {
    state: 'passed',
    message: `Your rule accepts 0 and 1 only, and takes ${yours} of at most ${limit} rows.`,
    rows,
  };
};
