import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input } from '../../attack';
import type * as Program from './start';

/** Mallory spends more than the card holds, or fills it up. */
export const check: Check<typeof Program> = async (program) => {
  const [price, after] = [program.price, program.after].map((number) =>
    signed(Field(number)),
  );
  const error = await errorOf(() => {
    const { before } = program;
    const payment = { before, price: Field(price), after: Field(after) };
    program.pay(input(program.Payment, () => payment));
  });
  if (error) {
    const message = `The circuit rejects this: 10 − ${price} isn't ${after}.`;
    return { state: 'not-yet', message, error };
  }
  if (price < 0n) {
    const message = `Mallory pays ${price} coins, and her card now holds ${after}. A negative price is a gift.`;
    return { state: 'passed', message };
  }
  if (price <= 10n) {
    const message = `Mallory pays ${price} coins and keeps ${after}. The circuit accepts it, and she had that money.`;
    return { state: 'accepted', message };
  }
  const message = `Mallory pays ${price} coins from a card of 10. Her new balance is ${Field(after).toString().length} digits long.`;
  return { state: 'passed', message };
};

/** @returns a number on the clock, with a minus in the upper half */
function signed(value: Field) {
  const number = value.toBigInt();
  return number > Field.ORDER / 2n ? number - Field.ORDER : number;
}
