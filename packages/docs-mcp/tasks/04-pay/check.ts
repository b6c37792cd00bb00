import { Field } from 'o1js';
import { accepts, type Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ Amount, pay }) => {
  const runs = (balance: bigint, amount: bigint) =>
    accepts(
      (a: InstanceType<typeof Amount>, b: InstanceType<typeof Amount>) => {
        pay(a, b);
      },
      [Amount, () => Amount.from(balance)],
      [Amount, () => Amount.from(amount)],
    );
  return {
    solved: (await runs(5n, 5n)) && (await runs(5n, 2n)),
    attacks: {
      'more than there is': await runs(5n, 6n),
      'a negative amount': await runs(5n, Field.ORDER - 1n),
    },
  };
};
