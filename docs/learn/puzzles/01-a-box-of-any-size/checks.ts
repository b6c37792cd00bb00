import { UInt64 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input } from '../../attack';
import type * as Program from './start';

/** Ana gets fewer than 8 coins for 100 eggs, and the circuit accepts it. */
export const check: Check<typeof Program> = async (program) => {
  const [boxes, loose] = [program.boxes, program.loose].map(Number);
  const packed = `${boxes} boxes and ${loose} loose eggs`;
  const error = await errorOf(() => {
    const circuitInputs = [program.eggs, program.boxes, program.loose];
    const [eggs, full, rest] = circuitInputs.map((number) =>
      input(UInt64, () => number),
    );
    program.packEggs(eggs, full, rest);
  });
  if (error) {
    const message = `The circuit rejects this: ${boxes} × 12 + ${loose} is ${boxes * 12 + loose}, and Ben packed 100 eggs.`;
    return { state: 'not-yet', message, error };
  }
  if (boxes === 8) {
    const message = `The circuit accepts ${packed}. That is the truth, and Ana gets her 8 coins.`;
    return { state: 'accepted', message };
  }
  const message = `The circuit accepts ${packed}. Ana gets ${boxes} coins, and Ben owes her 8.`;
  return { state: 'passed', message };
};
