import { Bool, Field } from 'o1js';
import { accepts, type Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ Sum }) => {
  const runs = (sum: number, useB: boolean) =>
    accepts(
      Sum.rawMethods.add,
      [Field, Field(sum)],
      [Field, Field(2)],
      [Field, Field(3)],
      [Bool, Bool(useB)],
    );
  return {
    solved: (await runs(5, true)) && (await runs(2, false)),
    attacks: {
      'another sum': await runs(6, true),
      'a flag without effect': await runs(5, false),
    },
  };
};
