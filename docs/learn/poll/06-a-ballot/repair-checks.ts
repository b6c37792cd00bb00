import { Bool, Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import {
  attempts,
  noBits,
  notYet,
  rowsOf,
  run,
  short,
  solutionsOf,
  unchecked,
  untried,
} from '../../attack';
import type * as Program from './repair-start';

const limit = 4;

/** A ballot of poll 1 counts as 0 or 1, and others are rejected. */
export const check: Check<typeof Program> = async ({ Ballot, CastVote }) => {
  const spare = untried(CastVote, 'cast');
  if (spare) return spare;
  // o1js doesn't check a public input.
  const circuit = (poll: bigint | Field, yes: bigint | Field) => () =>
    CastVote.rawMethods.cast(
      new Ballot({
        poll: unchecked(poll),
        yes: Bool.Unsafe.fromField(unchecked(yes)),
      }),
    );
  type Made = Awaited<ReturnType<ReturnType<typeof circuit>>>;
  const read = ({ publicOutput }: Made) => publicOutput.toBigInt();
  const yours = await rowsOf(circuit(1n, 1n));
  const rows = { yours, limit };
  for (const yes of [1n, 0n]) {
    const { error } = await run(circuit(1n, yes), read);
    const added = await attempts(circuit(1n, yes), read);
    const wrong = added.find((each) => each !== yes);
    if (!error && wrong === undefined) continue;
    const word = yes === 1n ? 'yes' : 'no';
    const counts = error ? 'rejects it' : `counts ${wrong}`;
    return notYet(
      `Ben votes ${word}. His ballot should add ${yes}, and your circuit ${counts}.`,
      { error, rows },
    );
  }
  const random = 2n + BigInt(Math.floor(Math.random() * 1e9));
  const others = await noBits((yes) => circuit(1n, yes));
  for (const yes of [...others, -1n, 10n ** 12n, random]) {
    const [added] = await attempts(circuit(1n, yes), read);
    if (added === undefined) continue;
    return notYet(
      `Mallory sent a ballot with a yes of ${String(yes)}, and your circuit accepted it.`,
      { rows },
    );
  }
  const polls = [7n, 0n, 2n, -1n, random, 1n + (1n << 253n)];
  for (const yes of [1n, 0n, 5n, -1n, random]) {
    const solutions = await solutionsOf((poll) => circuit(poll, yes));
    for (const poll of [...polls.map(Field), ...solutions]) {
      if (poll.toBigInt() === 1n) continue;
      const [added] = await attempts(circuit(poll, yes), read);
      if (added === undefined) continue;
      return notYet(
        `Mallory used a ballot for poll ${short(poll)} with a yes of ${short(yes)}, and your circuit counted it.`,
        { rows },
      );
    }
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
