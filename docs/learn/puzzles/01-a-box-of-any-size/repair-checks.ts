import { UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input, isFooled, notYet, withinRows } from '../../attack';
import type * as Program from './repair-start';

const limit = 40;

/** Only one pair of numbers passes for each number of eggs. */
export const check: Check<typeof Program> = async ({ packEggs }) => {
  const circuit =
    (...numbers: (number | bigint)[]) =>
    () => {
      const [eggs, boxes, loose] = numbers.map((number) =>
        input(UInt64, () => UInt64.from(number)),
      );
      packEggs(eggs, boxes, loose);
    };
  const random = 200 + Math.floor(Math.random() * 1000);
  const [full, rest] = [Math.floor(random / 12), random % 12];
  for (const eggs of [100, 24, 11, 12, 0, 131, random, 12 * full]) {
    const [boxes, loose] = [Math.floor(eggs / 12), eggs % 12];
    const error = await errorOf(circuit(eggs, boxes, loose));
    if (!error) continue;
    return notYet(
      `Ben packed ${eggs} eggs honestly, ${boxes} boxes and ${loose} loose eggs, but your circuit rejects it.`,
      { error },
    );
  }

  const lies = [
    [100, 0, 0],
    [100, 7, 4],
    [100, 9, 0],
    [0, 1, 0],
    [100, 8, 3],
    [100, 9, 4],
    [random, 0, rest],
    [random, full, (rest + 1) % 12],
    [random, full + 1, rest],
    [100, 7, 16],
    [100, 0, 100],
    [24, 1, 12],
    [131, 9, 23],
    [random, full - 1, rest + 12],
    [random, 0, random],
    // Numbers of which some bits are those of an honest packing.
    ...[8, 32, 62].flatMap((bits) => {
      const more = 1n << BigInt(bits);
      return [
        [100n + more, 8n, 4n + more],
        [100n, 8n + more, 4n],
        [100n + more, 8n, 4n],
        [100n, 8n, 4n + more],
      ];
    }),
    // Sums that wrap at 2^64.
    [3, (1n << 64n) / 12n, 7],
    [100, ((1n << 64n) + 92n) / 12n, 8],
    // Other numbers with which a formula of the loose eggs may hold.
    ...Array.from({ length: 19 }, (_, i) => [36 + i, 2, 12 + i]),
  ].map((lie) => lie.map(BigInt));
  for (const lie of lies) {
    if (!(await isFooled(circuit(...lie)))) continue;
    const [eggs, boxes, loose] = lie;
    const pair = `${boxes} ${boxes === 1n ? 'box' : 'boxes'} and ${loose} loose eggs`;
    const sum = boxes * 12n + loose;
    const why = sum === eggs ? '' : ` But that is ${sum}.`;
    return notYet(
      `Ben packs ${eggs} eggs, claims ${pair}, and your circuit accepts it.${why}`,
    );
  }

  return withinRows(
    circuit(0, 0, 0),
    limit,
    `Honest packing passes, and all ${lies.length} lies fail.`,
  );
};
