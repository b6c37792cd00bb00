import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { attempts, errorOf, input, notYet, run, untried } from '../../attack';
import type * as Program from './start';

/** The prediction is right, honest payments pass, and an overdraft fails. */
export const check: Check<typeof Program> = async (program) => {
  const { Payment } = program;
  const spare = untried(Payment, 'pay');
  if (spare) return spare;
  // `-2` is right, too.
  const prediction = Field(program.prediction);
  if (!prediction.equals(Field(3).sub(5)).toBoolean()) {
    const hours = prediction.toBigInt();
    return notYet(
      `You set the prediction to ${hours}. But 3 − 5 is two steps below zero on the clock.`,
    );
  }
  const [Balance, Price] = Payment.privateInputTypes.pay;
  if (Balance.sizeInFields() !== 1 || Price.sizeInFields() !== 1) {
    return notYet(
      'The balance and the price have to be one number each, without a sign. Give the inputs a type that has no numbers below zero.',
    );
  }
  const circuit = (balance: bigint, price: bigint) => () =>
    Payment.rawMethods.pay(
      input(Balance, () => Balance.fromFields([Field(balance)])),
      input(Price, () => Price.fromFields([Field(price)])),
    );
  // The output may have another type than UInt64.
  const leftOf = ({ publicOutput }: { publicOutput: Field }) =>
    Payment.publicOutputType.toFields(publicOutput)[0].toBigInt();

  const random = 1000n + BigInt(Math.floor(Math.random() * 1000));
  const large = (1n << 63n) + random;
  // UInt32 is right, too.
  const isTooLarge = await errorOf(() =>
    input(Balance, () => Balance.fromFields([Field(large)])),
  );
  for (const [balance, price] of [
    [10n, 4n],
    [7n, 7n],
    [5n, 0n],
    [1_000_000n, 1n],
    [random, 999n],
    [4_000_000_000n, 3_999_999_999n],
    [isTooLarge ? random : large, 999n],
  ] as const) {
    const honest = circuit(balance, price);
    const { error } = await run(honest, leftOf);
    const others = await attempts(honest, leftOf);
    const wrong = others.find((left) => left !== balance - price);
    if (!error && wrong === undefined) continue;
    const result = error ? "can't make a proof" : `has ${wrong} left`;
    return notYet(
      `Ben has ${balance} coins and pays ${price}. He should have ${balance - price} left, but he ${result}.`,
      { error },
    );
  }
  for (const [balance, price] of [
    [3n, 5n],
    [0n, 1n],
    [random, random + 1n],
    [random, (1n << 32n) + 1n],
    [(1n << 63n) + 1n, large],
  ] as const) {
    const [overdrawn] = await attempts(circuit(balance, price), leftOf);
    if (overdrawn === undefined) continue;
    const { length } = String(overdrawn);
    return notYet(
      `Ana had ${balance} coins and paid ${price}. Now her balance is ${length > 12 ? `a number with ${length} digits` : overdrawn}.`,
    );
  }
  for (const [balance, price] of [
    [-2n, 5n],
    [3n, -5n],
  ] as const) {
    const [left] = await attempts(circuit(balance, price), leftOf);
    if (left === undefined) continue;
    return notYet(
      balance < 0n
        ? 'Mallory claims a balance of −2, which is a huge number on the clock. She paid 5 coins from it. Give the inputs a type that has no numbers below zero.'
        : `Mallory has 3 coins and pays a price of −5. Now she has ${left}. Give the inputs a type that has no numbers below zero.`,
    );
  }
  if (Payment.publicOutputType.sizeInFields() === 0) {
    return notYet(
      'The proof shows no number any more, so nobody learns what is left. Keep the public output.',
    );
  }
  return {
    state: 'passed',
    message:
      "3 − 5 is −2 on the clock, and Ana can't pay 5 coins from 3. Ben's payments still work.",
  };
};
