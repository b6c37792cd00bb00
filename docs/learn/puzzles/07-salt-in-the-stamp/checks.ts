import { Field, Provable } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** The circuit accepts two votes of Mallory, with two nullifiers. */
export const check: Check<typeof Program> = async (program) => {
  const secrets = [Field.random(), Field.random(), Field(9012)];
  const list = secrets.map(program.entryOf);
  const nullifiers = new Set<bigint>();
  for (const [i, vote] of program.votes.entries()) {
    let nullifier = 0n;
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
        Provable.asProver(() => (nullifier = made.toBigInt()));
      });
    } catch (error) {
      const message = `The circuit rejects vote ${i + 1}: ${vote.secret.toString()} isn't the secret of a member.`;
      return { state: 'not-yet', message, error };
    }
    if (nullifiers.has(nullifier)) {
      const message = `The circuit accepts both votes. But vote ${i + 1} has the nullifier of an earlier one, so the server drops it.`;
      return { state: 'not-yet', message };
    }
    nullifiers.add(nullifier);
  }
  if (nullifiers.size > 1) {
    const message = `Mallory voted ${nullifiers.size} times. Each vote has a new nullifier, so the server counted them all.`;
    return { state: 'passed', message };
  }
  return nullifiers.size === 1
    ? {
        state: 'accepted',
        message: 'The server counted one vote of Mallory. That is her right.',
      }
    : { state: 'not-yet', message: 'Mallory sent no vote.' };
};
