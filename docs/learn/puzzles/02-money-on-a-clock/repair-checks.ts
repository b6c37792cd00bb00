import { Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const { asProver } = Provable;
const limit = 24;

/** A card can't pay more than it holds, and no price is negative. */
export const check: Check<typeof Program> = async ({ Payment, pay }) => {
  let stopped: unknown;
  const circuit = (...numbers: number[]) =>
    pay(
      Provable.witness(Payment, () =>
        Payment.fromFields(numbers.map((number) => Field(number))),
      ),
    );
  const isAccepted = (...numbers: number[]) =>
    runAsAttacker(() => circuit(...numbers)).then(
      () => true,
      (error: unknown) => {
        stopped = error;
        return false;
      },
    );
  const random = 1000 + Math.floor(Math.random() * 1000);
  for (const [before, price] of [
    [10, 7],
    [10, 10],
    [10, 0],
    [4000000, 25],
    [random, 900],
  ] as const) {
    if (await isAccepted(before, price, before - price)) continue;
    const message = `A card of ${before} coins pays ${price} honestly, and your circuit rejects it.`;
    return { state: 'not-yet', message, error: stopped };
  }
  for (const [before, price] of [
    [10, 25],
    [10, -5],
    [0, 1],
    [random, random + 1],
    [random, -1],
  ] as const) {
    if (!(await isAccepted(before, price, before - price))) continue;
    const balance = `${before - price}`.replace('-', '−');
    const amount = price < 0 ? `a price of −${-price}` : `${price}`;
    const message = `A card of ${before} coins pays ${amount}, the new balance is ${balance}, and your circuit accepts it.`;
    return { state: 'not-yet', message };
  }
  if (await isAccepted(10, 3, 8)) {
    const message = `A card of 10 coins pays 3, the new balance is 8, and your circuit accepts it.`;
    return { state: 'not-yet', message };
  }

  const { rows } = await Provable.constraintSystem(() => circuit(1, 1, 0));
  const measured = { yours: rows, limit };
  if (rows > limit) {
    const message = `All lies fail. Your circuit has ${rows} rows, and ${limit} are enough.`;
    return { state: 'not-yet', message, rows: measured };
  }
  const message = 'Honest payments pass, and all six lies fail.';
  return { state: 'passed', message, rows: measured };
};

/** Runs a circuit like an attacker, whose program has no asProver blocks. */
async function runAsAttacker(circuit: () => void | Promise<void>) {
  Provable.asProver = () => undefined;
  try {
    await Provable.runAndCheck(circuit);
  } finally {
    Provable.asProver = asProver;
  }
}
