import { Bool, UInt32 } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { attempts, input, notYet, reads, run } from '../../attack';
import type * as Program from './start';

/** In a circuit, a yes adds one to the count, and a no adds nothing. */
export const check: Check<typeof Program> = async ({ count }) => {
  const random = BigInt(Math.floor(Math.random() * 1e9));
  for (const [votes, yes] of [
    [7n, false],
    [7n, true],
    [41n, true],
    [41n, false],
    [0n, false],
    [random, true],
    [random, false],
  ] as const) {
    const circuit = () =>
      count(
        input(UInt32, () => votes),
        input(Bool, () => yes),
      );
    const read = (counted: UInt32) => counted.toBigint();
    const { error } = await run(circuit, read);
    if (error) {
      const { message } = error as Error;
      return notYet(
        reads(error)
          ? 'Your function reads the vote to decide. But o1js builds the circuit before anyone votes, so `yes` has no value yet.'
          : `With ${votes} votes and a ${yes ? 'yes' : 'no'}, your function fails: ${message}`,
        { error },
      );
    }
    const expected = votes + (yes ? 1n : 0n);
    const counts = await attempts(circuit, read);
    const wrong = counts.find((counted) => counted !== expected);
    if (wrong === undefined) continue;
    return notYet(
      `The poll had ${votes} votes, and Ben voted ${yes ? 'yes' : 'no'}. The count should be ${expected}, but it is ${wrong}.`,
    );
  }
  const most = () =>
    count(
      input(UInt32, () => UInt32.MAXINT()),
      input(Bool, () => true),
    );
  const [counted] = await attempts(most, (sum) => sum.toBigint());
  if (counted !== undefined) {
    return notYet(
      `The poll had 2³² − 1 votes. Ben voted yes, and your function returned ${counted}. A UInt32 has no room for one more, so this has to fail. Add with \`add\`, which fails if the sum is too large.`,
    );
  }
  return {
    state: 'passed',
    message:
      'Both values are computed, and the vote picks one. Ana’s yes counts, and Ben’s no doesn’t.',
  };
};
