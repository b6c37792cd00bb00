import { UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input, isFooled, notYet, rowsOf } from '../../attack';
import type * as Program from './repair-start';

const limit = 50;

/** Only the whole-number quotient and its rest pass. */
export const check: Check<typeof Program> = async ({ splitPrize }) => {
  const circuit =
    (...values: bigint[]) =>
    () => {
      const [prize, winners, share, rest] = values.map((value) =>
        input(UInt64, () => value),
      );
      splitPrize(prize, winners, share, rest);
    };
  const yours = await rowsOf(circuit(1n, 1n, 1n, 0n));
  const rows = { yours, limit };
  const random = (from: number, to: number) =>
    BigInt(from + Math.floor(Math.random() * (to - from)));
  const [crowd, treasure] = [random(8, 90), random(1000, 9000)];
  for (const [prize, winners] of [
    [1000n, 7n],
    [1008n, 10n],
    [5n, 6n],
    [900n, 1n],
    [0n, 3n],
    [treasure, crowd],
    [10n ** 18n + 1n, 2n],
    [5n * 10n ** 18n + 3n, 10n ** 18n],
  ] as const) {
    const [share, rest] = [prize / winners, prize % winners];
    const error = await errorOf(circuit(prize, winners, share, rest));
    if (!error) continue;
    return notYet(
      `${winners} winners split ${prize}. A share of ${share} and a rest of ${rest} are right, but your circuit rejects them.`,
      { error, rows },
    );
  }
  const [share, rest] = [treasure / crowd, treasure % crowd];
  for (const [prize, winners, each, left] of [
    // The given equation doesn't hold.
    [1000n, 7n, 0n, 0n],
    [1000n, 7n, 141n, 6n],
    [1000n, 7n, 141n, 0n],
    [0n, 7n, 1n, 0n],
    [1000n, 7n, 143n, 6n],
    [1000n, 7n, 142n, 5n],
    [10n, 3n, 1n, 1n],
    [treasure, crowd, share - 1n, rest],
    [treasure, crowd, share, (rest + 1n) % crowd],
    // It holds, and the rest is too large.
    [1000n, 7n, 0n, 1000n],
    [100n, 10n, 9n, 10n],
    [12n, 3n, 3n, 3n],
    [1000n, 7n, 141n, 13n],
    [5n, 5n, 0n, 5n],
    [1000n, 3n, 332n, 4n],
    [treasure, crowd, share - 1n, rest + crowd],
    [treasure, crowd, 0n, treasure],
    [1000n, 0n, 77n, 1000n],
    ...[8n, 16n, 32n, 63n].map((bits) => {
      const more = 1n << bits;
      return [treasure + more, crowd, share, rest + more] as const;
    }),
    // It holds only if sums or products wrap at 2^64.
    ...[
      [4n, 7n],
      [1000n, 7n],
      [treasure, crowd],
    ].map(([prize, winners]) => {
      const sum = (1n << 64n) + prize;
      return [prize, winners, sum / winners, sum % winners] as const;
    }),
  ]) {
    if (!(await isFooled(circuit(prize, winners, each, left)))) continue;
    const crowdOf = winners === 0n ? 'No winners' : `${winners} winners`;
    const sum = each * winners + left;
    return notYet(
      `${crowdOf} split ${prize}, and your circuit accepts a share of ${each} and a rest of ${left}. ${sum === prize ? 'The treasurer keeps the rest.' : `Together that is ${sum}. Keep the given equation.`}`,
      { rows },
    );
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
