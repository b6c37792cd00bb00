import { Field, UInt32 } from 'o1js';
import { accepts, type Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ Adult }) => {
  const runs = (year: number, birth: number) =>
    accepts(
      Adult.rawMethods.prove,
      [Field, Field(year)],
      [UInt32, UInt32.from(birth)],
    );
  return {
    solved: (await runs(2026, 2000)) && (await runs(2026, 2008)),
    attacks: {
      'a child': await runs(2026, 2009),
      'someone from the future': await runs(2026, 2030),
    },
  };
};
