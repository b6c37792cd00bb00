import { Bool, Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const limit = 4;

/** A ballot of poll 1 counts as 0 or 1, and others are rejected. */
export const check: Check<typeof Program> = async ({ Ballot, CastVote }) => {
  let added = -1n;
  const circuit = (poll: bigint, yes: bigint) => async () => {
    // o1js doesn't check a public input.
    const ballot = new Ballot({
      poll: Provable.witness(Field, () => poll),
      yes: Bool.Unsafe.fromField(Provable.witness(Field, () => yes)),
    });
    const { publicOutput } = await CastVote.rawMethods.cast(ballot);
    Provable.asProver(() => (added = publicOutput.toBigInt()));
  };
  const accepts = (poll: bigint, yes: bigint) =>
    Provable.runAndCheck(circuit(poll, yes)).then(
      () => true,
      () => false,
    );
  const { rows: yours } = await Provable.constraintSystem(circuit(1n, 1n));
  const rows = { yours, limit };
  for (const yes of [1n, 0n]) {
    const word = yes === 1n ? 'yes' : 'no';
    if (!(await accepts(1n, yes)) || added !== yes) {
      return {
        state: 'not-yet',
        message: `Ben votes ${word}. His ballot should add ${yes}, and your circuit doesn't count it so.`,
        rows,
      };
    }
  }
  for (const yes of [5n, 2n, -1n, 10n ** 12n]) {
    if (await accepts(1n, yes)) {
      return {
        state: 'not-yet',
        message: `Mallory sent a ballot with a yes of ${yes}, and your circuit accepted it.`,
        rows,
      };
    }
  }
  if (await accepts(7n, 1n)) {
    return {
      state: 'not-yet',
      message: 'Mallory used a ballot for poll 7, and your circuit counted it.',
      rows,
    };
  }
  if (yours > limit) {
    return {
      state: 'not-yet',
      message: `Your circuit is right, but it takes ${yours} rows. The check of the type is enough.`,
      rows,
    };
  }
  return {
    state: 'passed',
    message: `A yes is 0 or 1 now. Mallory's ballot with 5 votes is rejected, and your circuit takes ${yours} rows.`,
    rows,
  };
};
