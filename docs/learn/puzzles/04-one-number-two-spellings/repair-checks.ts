import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

/** Each ticket counts once, in whatever way its number is written. */
export const check: Check<typeof Program> = async ({ Raffle }) => {
  const raffle = new Raffle();
  const enter = (message: string, proven: bigint) => {
    try {
      return raffle.enter(message, (ticket) => ticket.toBigInt() === proven);
    } catch {
      return 'unreadable';
    }
  };
  const random = BigInt(1000 + Math.floor(Math.random() * 1000));
  const large = 2n ** 200n;
  // The last numbers differ from a large one only at one end.
  const steps = [1n, 2n ** 64n, 10n ** 20n, 10n ** 40n, 2n ** 128n, 2n ** 250n];
  const others = steps.map((step) => large + step);
  const honest = [7n, 12n, 70n, random, 0n, large, ...others];
  for (const number of honest) {
    const answer = enter(`${number}`, number);
    if (answer === 'entered') continue;
    const message = `Ana sent ticket ${number} with a proof, and your server answered "${answer}".`;
    return { state: 'not-yet', message };
  }
  if (enter('13', 7n) === 'entered') {
    const message =
      'Mallory entered ticket 13 with a proof for ticket 7. Keep the line that verifies.';
    return { state: 'not-yet', message };
  }
  for (const text of ['seven', '7.5', '{}']) {
    if (enter(text, 7n) !== 'entered') continue;
    const message = `Mallory sent "${text}", which isn't a ticket, and your server counted it. Without a number there is no proof, so don't count it.`;
    return { state: 'not-yet', message };
  }
  if (enter('13', 13n) !== 'entered') {
    const message =
      "Mallory sent Cleo's ticket 13 without a proof. Then Cleo came with her proof, and your server says that the ticket was used. Verify first.";
    return { state: 'not-yet', message };
  }

  for (const number of honest) {
    if (enter(`${number}`, number) !== 'entered') continue;
    const message = `Mallory sent "${number}" twice, and your server counted both. Two equal Fields are two objects, so they don't compare as equal.`;
    return { state: 'not-yet', message };
  }
  for (const number of honest) {
    const spellings = [
      `0${number}`,
      ` ${number}`,
      `0x${number.toString(16)}`,
      `${Field.ORDER + number}`,
      `${number - Field.ORDER}`,
    ];
    for (const [i, spelling] of spellings.entries()) {
      if (enter(spelling, number) !== 'entered') continue;
      const text =
        i >= 3
          ? `${spelling.slice(0, 6)}…, which is ${number} and once around the clock`
          : `"${spelling}"`;
      const message = `Ticket ${number} was already used. Mallory sent ${text}, and your server counted it again.`;
      return { state: 'not-yet', message };
    }
  }
  const message = 'Each ticket counts once, in all six spellings.';
  return { state: 'passed', message };
};
