import { Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** The prediction is right, honest payments pass, and an overdraft fails. */
export const check: Check<typeof Program> = async ({ prediction, Payment }) => {
  if (!prediction.equals(Field(3).sub(5)).toBoolean()) {
    const hours = prediction.toBigInt();
    return {
      state: 'not-yet',
      message: `You set the prediction to ${hours}. But 3 − 5 is two steps below zero on the clock.`,
    };
  }
  const [Balance, Price] = Payment.privateInputTypes.pay;
  let error: unknown;
  /** @returns what is left, or undefined if there is no proof of the payment */
  async function pay(balance: bigint, price: bigint) {
    let left = 0n;
    try {
      await Provable.runAndCheck(async () => {
        const { publicOutput } = await Payment.rawMethods.pay(
          Provable.witness(Balance, () => balance as never),
          Provable.witness(Price, () => price as never),
        );
        Provable.asProver(() => (left = publicOutput.toBigInt()));
      });
    } catch (reason) {
      error = reason;
      return undefined;
    }
    return left;
  }

  for (const [balance, price] of [
    [10n, 4n],
    [7n, 7n],
    [1_000_000n, 1n],
  ] as const) {
    const left = await pay(balance, price);
    if (left !== balance - price) {
      const result =
        left === undefined ? "can't make a proof" : `has ${left} left`;
      return {
        state: 'not-yet',
        message: `Ben has ${balance} coins and pays ${price}. He should have ${balance - price} left, but he ${result}.`,
        ...(left === undefined && { error }),
      };
    }
  }
  const overdrawn = await pay(3n, 5n);
  if (overdrawn !== undefined) {
    const { length } = String(overdrawn);
    return {
      state: 'not-yet',
      message: `Ana had 3 coins and paid 5. Now her balance is a number with ${length} digits.`,
    };
  }
  if ((await pay(-2n, 5n)) !== undefined) {
    return {
      state: 'not-yet',
      message:
        'Mallory claims a balance of −2, which is a huge number on the clock. She paid 5 coins from it. Give the inputs a type that ends at zero.',
    };
  }
  return {
    state: 'passed',
    message:
      "3 − 5 is −2 on the clock, and Ana can't pay 5 coins from 3. Ben's payments still work.",
  };
};
