import { Bool, Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input } from '../../attack';
import type * as Program from './start';

/** Mallory takes more than one gift, and the circuit accepts it. */
export const check: Check<typeof Program> = async (program) => {
  const { gifts, mask, worth } = program;
  const picked = gifts.filter((_, i) => mask[i]);
  const total = picked.reduce((sum, gift) => sum + gift, 0);
  const error = await errorOf(() => {
    const bits = gifts.map((_, i) => input(Bool, () => Bool(mask[i] ?? false)));
    program.pickGift(
      bits,
      input(Field, () => Field(worth)),
    );
  });
  if (error) {
    const message = `The circuit rejects this: the gifts that Mallory picks are worth ${total} coins together, and she claims ${worth}.`;
    return { state: 'not-yet', message, error };
  }
  if (picked.length === 0) {
    const message =
      'The circuit accepts an empty pick. Mallory goes home without a gift, and the others lose nothing.';
    return { state: 'accepted', message };
  }
  if (picked.length === 1) {
    const message = `Mallory picks the gift of ${total} coins. The circuit accepts it, and she took one gift, like everyone.`;
    return { state: 'accepted', message };
  }
  const message = `Mallory leaves with ${picked.length} gifts (${picked.join(' + ')} coins), and the circuit accepts it as one.`;
  return { state: 'passed', message };
};
