import { Field } from 'o1js';
import { accepts, type Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ assertPercent }) => {
  const runs = (x: bigint) =>
    accepts((field: Field) => assertPercent(field), [Field, Field(x)]);
  return {
    solved: (await runs(0n)) && (await runs(100n)),
    attacks: {
      101: await runs(101n),
      'minus one': await runs(-1n),
      'a half': await runs(Field(1).div(2).toBigInt()),
      'two to the 64th': await runs(2n ** 64n + 1n),
    },
  };
};
