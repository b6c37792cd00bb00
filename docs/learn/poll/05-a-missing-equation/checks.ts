import { Provable, UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

const prize = 1000n;
const winners = 7n;
const fairShare = prize / winners;

/** The circuit accepts the numbers, and each winner gets too little. */
export const check: Check<typeof Program> = async (program) => {
  const share = UInt64.from(program.share).toBigInt();
  const rest = UInt64.from(program.rest).toBigInt();
  try {
    await Provable.runAndCheck(() => {
      const [a, b, c, d] = [prize, winners, share, rest].map((value) =>
        Provable.witness(UInt64, () => value),
      );
      program.splitPrize(a, b, c, d);
    });
  } catch (error) {
    return {
      state: 'not-yet',
      message: `The circuit rejects this: ${share} × 7 + ${rest} is ${share * winners + rest}, and the prize is 1000.`,
      error,
    };
  }
  if (share === fairShare) {
    return {
      state: 'accepted',
      message: `The circuit accepts it, but nobody is cheated: each winner gets ${share}, which is right.`,
    };
  }
  return {
    state: 'passed',
    message: `Each winner gets ${share} instead of ${fairShare}, and the circuit accepts it. You keep ${rest} coins.`,
  };
};
