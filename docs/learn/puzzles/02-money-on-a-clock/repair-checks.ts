import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input, isFooled, notYet, withinRows } from '../../attack';
import type * as Program from './repair-start';

const limit = 24;

/** A card can't pay more than it holds, and no price is negative. */
export const check: Check<typeof Program> = async ({ Payment, pay }) => {
  if (Payment.sizeInFields() !== 3) {
    return notYet(
      'A payment has three numbers without a sign: before, price and after. A type with a sign can go below zero.',
    );
  }
  const circuit =
    (...numbers: (number | bigint)[]) =>
    () =>
      pay(
        input(Payment, () =>
          Payment.fromFields(numbers.map((number) => Field(number))),
        ),
      );
  const random = 1000 + Math.floor(Math.random() * 1000);
  for (const [before, price] of [
    [10, 7],
    [10, 10],
    [10, 0],
    [0, 0],
    [4000000, 25],
    [random, 900],
  ] as const) {
    const error = await errorOf(circuit(before, price, before - price));
    if (!error) continue;
    return notYet(
      `A card of ${before} coins pays ${price} honestly, but your circuit rejects it.`,
      { error },
    );
  }
  const lies = [
    [10, 25],
    [10, -5],
    [0, 1],
    [random, random + 1],
    [random, -1],
    [-3, -5],
    [10, 3, 8],
    [10, 3, 0],
    [10, 0, 9],
    [0, 0, 5],
    [10, 3, 6],
    [10, 7, 7],
    [random, 5, random],
    // The difference from zero, with the wrong sign.
    [3, 5, 2],
    // Differences that wrap, or of which some bits fit.
    ...[8n, 32n, 64n].flatMap((bits) => [
      [10, 25, (1n << bits) - 15n],
      [10, 3, (1n << bits) + 7n],
    ]),
  ].map((lie) => lie.map(BigInt));
  for (const [before, price, after = before - price] of lies) {
    if (!(await isFooled(circuit(before, price, after)))) continue;
    const sign = (number: bigint) => `${number}`.replace('-', '−');
    const amount = price < 0 ? `a price of ${sign(price)}` : `${price}`;
    return notYet(
      `A card of ${sign(before)} coins pays ${amount}, the new balance is ${sign(after)}, and your circuit accepts it.`,
    );
  }

  return withinRows(
    circuit(1, 1, 0),
    limit,
    `Honest payments pass, and all ${lies.length} lies fail.`,
  );
};
