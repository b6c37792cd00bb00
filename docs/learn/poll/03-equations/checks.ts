import { Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

const limit = 2;

/** The fast rule accepts 0 and 1 and nothing else, in at most two rows. */
export const check: Check<typeof Program> = async ({ isVoteFast }) => {
  const vote = (value: bigint) => () =>
    isVoteFast(Provable.witness(Field, () => value));
  let yours: number;
  try {
    ({ rows: yours } = await Provable.constraintSystem(vote(1n)));
  } catch (error) {
    return {
      state: 'not-yet',
      message:
        'Your function reads the number inside of `vote`. But o1js writes the equations down before anyone votes, so there is no value yet. Use `mul`, `add` and `assertEquals`.',
      error,
    };
  }
  const rows = { yours, limit };
  const accepts = (value: bigint) =>
    Provable.runAndCheck(vote(value)).then(
      () => true,
      () => false,
    );
  for (const value of [0n, 1n]) {
    if (!(await accepts(value))) {
      const word = value === 1n ? 'yes' : 'no';
      return {
        state: 'not-yet',
        message: `Your rule rejects ${value}, so members can't vote ${word}.`,
        rows,
      };
    }
  }
  for (const value of [5n, 2n, -1n, 1000n]) {
    if (await accepts(value)) {
      return {
        state: 'not-yet',
        message: `Your rule accepts ${value}. One member votes, and ${value} is counted.`,
        rows,
      };
    }
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
