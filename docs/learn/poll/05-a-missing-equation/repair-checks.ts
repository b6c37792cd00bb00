import { Provable, UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const limit = 40;

/** Only the whole-number quotient and its rest pass. */
export const check: Check<typeof Program> = async ({ splitPrize }) => {
  let stopped: unknown;
  const circuit = (...values: bigint[]) => {
    const [prize, winners, share, rest] = values.map((value) =>
      Provable.witness(UInt64, () => value),
    );
    splitPrize(prize, winners, share, rest);
  };
  const accepts = (...values: bigint[]) =>
    Provable.runAndCheck(() => circuit(...values)).then(
      () => true,
      (error: unknown) => {
        stopped = error;
        return false;
      },
    );
  const { rows: yours } = await Provable.constraintSystem(() =>
    circuit(1n, 1n, 1n, 0n),
  );
  const rows = { yours, limit };
  for (const [prize, winners] of [
    [1000n, 7n],
    [1008n, 10n],
    [5n, 6n],
    [900n, 1n],
  ] as const) {
    const [share, rest] = [prize / winners, prize % winners];
    if (!(await accepts(prize, winners, share, rest))) {
      return {
        state: 'not-yet',
        message: `${winners} winners split ${prize}. A share of ${share} and a rest of ${rest} are right, but your circuit rejects them.`,
        error: stopped,
        rows,
      };
    }
  }
  // The given equation still holds.
  for (const [prize, winners, share, rest] of [
    [1000n, 7n, 0n, 0n],
    [1000n, 7n, 141n, 6n],
    [1000n, 7n, 143n, 6n],
    [1000n, 7n, 142n, 5n],
    [10n, 3n, 1n, 1n],
  ]) {
    if (!(await accepts(prize, winners, share, rest))) continue;
    const sum = share * winners + rest;
    return {
      state: 'not-yet',
      message: `${winners} winners split ${prize}, and your circuit accepts a share of ${share} and a rest of ${rest}. Together that is ${sum}. Keep the given equation.`,
      rows,
    };
  }
  for (const [prize, winners, share, rest] of [
    [1000n, 7n, 0n, 1000n],
    [100n, 10n, 9n, 10n],
    [12n, 3n, 3n, 3n],
    [1000n, 7n, 141n, 13n],
    [5n, 5n, 0n, 5n],
    [1000n, 3n, 332n, 4n],
    [1000n, 0n, 77n, 1000n],
  ]) {
    if (await accepts(prize, winners, share, rest)) {
      const crowd = winners === 0n ? 'No winners' : `${winners} winners`;
      return {
        state: 'not-yet',
        message: `${crowd} split ${prize}, and your circuit accepts a share of ${share} and a rest of ${rest}. The treasurer keeps the rest.`,
        rows,
      };
    }
  }
  if (yours > limit) {
    return {
      state: 'not-yet',
      message: `Your circuit is right, but it takes ${yours} rows. One comparison is enough.`,
      rows,
    };
  }
  return {
    state: 'passed',
    message:
      'The rest is smaller than the number of winners, so only one share passes. The treasurer can’t cheat any more.',
    rows,
  };
};
