import { Bool, Field, Poseidon, Provable, UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input } from '../../attack';
import type * as Program from './start';

/** The circuit counts more or fewer points than the queue holds. */
export const check: Check<typeof Program> = async (program) => {
  const { Slot, slots, tally } = program;
  if (slots.length !== 4) {
    const message = `The circuit has four slots, and you filled ${slots.length}.`;
    return { state: 'not-yet', message };
  }
  const queue = [4, 5].reduce(
    (hash, points) => Poseidon.hash([hash, Field(points)]),
    Field(0),
  );
  let counted = 0n;
  const error = await errorOf(() => {
    const witnesses = slots.map(({ isPadding, points }) =>
      input(Slot, () => ({
        isPadding: Bool(isPadding),
        points: UInt64.from(points),
      })),
    );
    const sum = tally(queue, witnesses);
    Provable.asProver(() => (counted = sum.toBigInt()));
  });
  if (error) {
    const used = slots.filter(({ isPadding }) => !isPadding);
    const votes = used.map(({ points }) => points).join(', ') || 'no';
    const message = `The circuit rejects this: the slots hold ${votes} points, and the queue on the chain holds 4, 5.`;
    return { state: 'not-yet', message, error };
  }
  if (counted === 9n) {
    const message =
      'The circuit counts 9 points, 4 from Ana and 5 from Ben. That is the truth.';
    return { state: 'accepted', message };
  }
  const message = `The circuit counts ${counted} points. Ana and Ben gave 9, and the rest came from empty slots.`;
  return { state: 'passed', message };
};
