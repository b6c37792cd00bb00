import { Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** The circuit accepts two votes of Mallory, with two stamps. */
export const check: Check<typeof Program> = async (program) => {
  const secrets = [Field.random(), Field.random(), Field(9012)];
  const list = secrets.map(program.entryOf);
  const stamps = new Set<bigint>();
  for (const [i, vote] of program.votes.entries()) {
    let stamp = 0n;
    try {
      await Provable.runAndCheck(() => {
        const [poll, secret, salt] = [Field(7), vote.secret, vote.salt].map(
          (value) => Provable.witness(Field, () => value),
        );
        const made = program.castVote(list, {
          poll,
          secret,
          salt,
        });
        Provable.asProver(() => (stamp = made.toBigInt()));
      });
    } catch (error) {
      const message = `The circuit rejects vote ${i + 1}: ${vote.secret.toString()} isn't the secret of a member.`;
      return { state: 'not-yet', message, error };
    }
    if (stamps.has(stamp)) {
      const message = `The circuit accepts both votes. But vote ${i + 1} has the stamp of an earlier one, so the server drops it.`;
      return { state: 'not-yet', message };
    }
    stamps.add(stamp);
  }
  if (stamps.size > 1) {
    const message = `Mallory voted ${stamps.size} times. Each vote has a new stamp, so the server counted them all.`;
    return { state: 'passed', message };
  }
  return stamps.size === 1
    ? {
        state: 'accepted',
        message: 'The server counted one vote of Mallory. That is her right.',
      }
    : { state: 'not-yet', message: 'Mallory sent no vote.' };
};
