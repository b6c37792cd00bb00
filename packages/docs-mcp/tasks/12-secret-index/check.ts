import { Field } from 'o1js';
import { accepts, type Check } from '../check';
import type * as Answer from './solution';

export const check: Check<typeof Answer> = async ({ at }) => {
  const list = [10, 20, 30, 40].map((n) => Field(n));
  const runs = (index: number, expected?: number) =>
    accepts(
      (i: Field) => {
        const found = at(list, i);
        if (expected !== undefined) found.assertEquals(expected);
      },
      [Field, Field(index)],
    );
  return {
    solved: (await runs(0, 10)) && (await runs(3, 40)),
    attacks: {
      'another entry': await runs(1, 30),
      'behind the end': await runs(4),
      'before the start': await runs(-1),
    },
  };
};
