import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './start';

/** The server counts ticket 7 twice. */
export const check: Check<typeof Program> = async ({ Raffle, messages }) => {
  const raffle = new Raffle();
  const entered: string[] = [];
  let refusal: string | undefined;
  for (const message of messages) {
    let answer;
    try {
      answer = raffle.enter(message, (ticket) => ticket.toBigInt() === 7n);
    } catch (error) {
      const explanation = `The server can't read "${message}": it isn't a whole number.`;
      return { state: 'not-yet', message: explanation, error };
    }
    if (answer === 'entered') entered.push(`"${message}"`);
    if (entered.length === 2) {
      const lie = `The server counted ${entered.join(' and ')} as two tickets. Both are the number 7, and the same proof fits both.`;
      return { state: 'passed', message: lie };
    }
    if (answer === 'entered') continue;
    // Another message may still be counted.
    refusal ??=
      answer === 'no proof'
        ? `Mallory has no proof for ticket ${message}.`
        : `The server saw the text "${message}" before: already used.`;
  }
  if (refusal) return { state: 'not-yet', message: refusal };
  return entered.length === 0
    ? { state: 'not-yet', message: 'Mallory sent nothing.' }
    : {
        state: 'accepted',
        message:
          'Ticket 7 counts once. It belongs to Mallory, so the raffle is fair.',
      };
};
