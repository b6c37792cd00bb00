import { Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input } from '../../attack';
import type * as Program from './start';

/** The circuit counts fewer than 0 or more than 5 points. */
export const check: Check<typeof Program> = async (program) => {
  const given = Field(program.points);
  const number = given.toBigInt();
  const isNegative = number > Field.ORDER / 2n;
  const points = isNegative ? `−${Field.ORDER - number}` : `${number}`;
  let after = 0n;
  const error = await errorOf(() => {
    const ballot = input(program.Ballot, () =>
      program.Ballot.fromFields([Field(7), given]),
    );
    const sum = program.count(Field(40), ballot);
    Provable.asProver(() => (after = sum.toBigInt()));
  });
  if (error) {
    const why = isNegative
      ? `${points} is too far below zero: it is more than 2⁶⁴ steps from ${points} to 5.`
      : `${points} points are more than 5.`;
    return {
      state: 'not-yet',
      message: `The circuit rejects this. ${why}`,
      error,
    };
  }
  if (number <= 5n) {
    const message = `The circuit accepts ${points} points, as the rule says. Ben now has ${after}.`;
    return { state: 'accepted', message };
  }
  const total = after < 1000n ? `${after}` : 'a number of 77 digits';
  const message = `The circuit accepts ${points} points. Ben had 40 and now has ${total}.`;
  return { state: 'passed', message };
};
