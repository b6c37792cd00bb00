import { Bool, Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input, isFooled, notYet, withinRows } from '../../attack';
import type * as Program from './repair-start';

const limit = 16;

/** Each of the 16 masks passes only if it has one hit. */
export const check: Check<typeof Program> = async ({ gifts, pickGift }) => {
  const circuit = (mask: boolean[], worth: number) => () =>
    pickGift(
      mask.map((bit) => input(Bool, () => Bool(bit))),
      input(Field, () => Field(worth)),
    );
  const values = [5, 20, 50, 100];
  if (gifts.join() !== values.join()) {
    return notYet('The gifts on the table have to stay 5, 20, 50 and 100.');
  }
  for (const gift of values) {
    const mask = values.map((value) => value === gift);
    const error = await errorOf(circuit(mask, gift));
    if (error) {
      return notYet(
        `Ana picks only the gift of ${gift} coins, but your circuit rejects it.`,
        { error },
      );
    }
    for (const claim of [gift + 1, gift - 1, 0, 100 + gift]) {
      if (!(await isFooled(circuit(mask, claim)))) continue;
      return notYet(
        `Mallory picks the gift of ${gift} coins and claims ${claim}, and your circuit accepts it.`,
      );
    }
  }
  for (let number = 1; number <= 16; number++) {
    const mask = values.map((_, i) => ((number >> i) & 1) === 1);
    const picked = values.filter((_, i) => mask[i]);
    const total = picked.reduce((sum, gift) => sum + gift, 0);
    if (picked.length === 1) continue;
    for (const worth of new Set([total, picked[0] ?? 5, 100])) {
      if (!(await isFooled(circuit(mask, worth)))) continue;
      const what =
        picked.length === 0
          ? 'nothing'
          : `${picked.join(' + ')} coins as one gift`;
      return notYet(
        `Mallory picks ${what} and claims ${worth} coins, and your circuit accepts it.`,
      );
    }
  }
  return withinRows(
    circuit([true, false, false, false], 5),
    limit,
    'One gift passes, and the other twelve masks fail.',
  );
};
