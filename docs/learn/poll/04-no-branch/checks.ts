import { Bool, Provable, UInt32 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** In a circuit, a yes adds one to the count, and a no adds nothing. */
export const check: Check<typeof Program> = async ({ count }) => {
  for (const [votes, yes] of [
    [7n, false],
    [7n, true],
    [41n, true],
    [41n, false],
    [0n, false],
  ] as const) {
    const expected = votes + (yes ? 1n : 0n);
    let counted = -1n;
    try {
      await Provable.runAndCheck(() => {
        const result = count(
          Provable.witness(UInt32, () => votes),
          Provable.witness(Bool, () => yes),
        );
        Provable.asProver(() => (counted = result.toBigint()));
      });
    } catch (error) {
      const readsValue = /toBoolean|toBigInt|toString|variable/.test(
        (error as Error).message,
      );
      return {
        state: 'not-yet',
        message: readsValue
          ? 'Your function reads the vote to decide. But o1js builds the circuit before anyone votes, so `yes` has no value yet.'
          : `With ${votes} votes and a ${yes ? 'yes' : 'no'}, your function fails: ${(error as Error).message}`,
        error,
      };
    }
    if (counted !== expected) {
      return {
        state: 'not-yet',
        message: `The poll had ${votes} votes, and Ben voted ${yes ? 'yes' : 'no'}. The count should be ${expected}, and it is ${counted}.`,
      };
    }
  }
  return {
    state: 'passed',
    message:
      'Both values are computed, and the vote picks one. Ana’s yes counts, and Ben’s no doesn’t.',
  };
};
