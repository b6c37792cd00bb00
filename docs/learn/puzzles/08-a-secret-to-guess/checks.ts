import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import { errorOf, input } from '../../attack';
import type * as Program from './start';

const ownPin = 44;

/** Mallory finds the PINs of others and votes for them in the next poll. */
export const check: Check<typeof Program> = async (program) => {
  const { castVote, entryOf, findSecret, nullifierOf } = program;
  const pins = [11 + Math.floor(Math.random() * 33), 7, 0, 99];
  const [poll, next] = [Field(7), Field(8)];
  for (const [i, pin] of pins.entries()) {
    const name = ['Ben', 'Ana', 'Cleo', 'Dan'][i];
    const list = [pin, ownPin].map((each) => entryOf(Field(each)));
    const found = Field(findSecret(poll, nullifierOf(poll, Field(pin))) ?? 666);
    const error = await errorOf(() => {
      const secret = input(Field, () => found);
      castVote(list, next, secret);
    });
    const shown = found.toString().slice(0, 8);
    if (error) {
      const message = `The circuit rejects the vote: ${shown} isn't the secret of a member. ${name}'s PIN is ${pin}, for this try.`;
      return { state: 'not-yet', message, error };
    }
    if (found.toBigInt() === BigInt(ownPin)) {
      const message =
        'Mallory uses PIN 44, and the circuit accepts it. She votes as herself, which is allowed.';
      return { state: 'accepted', message };
    }
    if (found.toBigInt() !== BigInt(pin)) {
      const message = `The circuit accepts PIN ${shown}, but ${name}'s PIN is ${pin}.`;
      return { state: 'not-yet', message };
    }
  }
  const message = `Mallory found PIN ${pins[0]} behind Ben's nullifier and PIN ${pins[1]} behind Ana's. She also found Cleo's PIN 0 and Dan's PIN 99. In the next poll, she votes in the name of all four.`;
  return { state: 'passed', message };
};
