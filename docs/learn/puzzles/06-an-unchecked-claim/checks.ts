import { Field, UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input } from '../../attack';
import type * as Program from './start';

/** The circuit accepts a claim of more than 100 coins. */
export const check: Check<typeof Program> = async (program) => {
  const coins = Field(program.coins).toBigInt();
  const error = await errorOf(async () => {
    // A public input enters a circuit without a check.
    const claim = input(Field, () => Field(coins));
    const saved = input(UInt64, () => UInt64.from(100));
    const { prove } = program.Savings.rawMethods;
    await prove(program.Claim.fromFields([claim]), saved);
  });
  if (error && coins > Field.ORDER / 2n) {
    const message = `The circuit rejects this: from −${Field.ORDER - coins} to 100 are more than 2⁶⁴ steps.`;
    return { state: 'not-yet', message, error };
  }
  if (error) {
    const message = `The circuit rejects this: ${coins} is more than the 100 coins that Mallory saved.`;
    return { state: 'not-yet', message, error };
  }
  if (coins <= 100n) {
    const message = `Mallory proves that she has at least ${coins} coins. The circuit accepts it, and it is the truth.`;
    return { state: 'accepted', message };
  }
  const message = `The bank reads a number of ${`${coins}`.length} digits, with a valid proof. Mallory has 100 coins.`;
  return { state: 'passed', message };
};
