import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const names = ['yes', 'no', ...[3, 4, 5, 6, 7, 8].map((n) => `slot ${n}`)];

/** Ana joins a new poll only if its code, its lock and all slots are right. */
export const check: Check<typeof Program> = async ({ isFair }) => {
  const fair = {
    code: 'Poll',
    isLocked: true,
    provedState: true,
    slots: names.map(() => Field(0)),
  };
  if (!isFair(fair)) {
    const message =
      "Ana doesn't join a fair poll. It has the right code, a lock, a proved state and zeros.";
    return { state: 'not-yet', message };
  }
  const random = 1 + Math.floor(Math.random() * 1000);
  for (const values of [
    [1000],
    [0, 1000],
    // Together they give 0: their sum, their bits, the sum of their squares.
    [5, -5],
    [5, 5],
    [1, Field(-1).sqrt()],
    // Its last digits are 0.
    [2n ** 64n],
    ...names.map((_, slot) => names.map((_, i) => (i === slot ? random : 0))),
  ]) {
    const slots = names.map((_, i) => Field(values[i] ?? 0));
    if (!isFair({ ...fair, slots })) continue;
    const filled = values
      .map((value, i) => ({ value: String(value).replace('-', '−'), i }))
      .filter(({ value }) => value !== '0')
      .map(({ value, i }) => `${names[i]} starts with ${value}`);
    const message = `Ana joins a poll in which ${filled.join(' and ')}.`;
    return { state: 'not-yet', message };
  }
  for (const code of ['Trap', 'Poll2', 'APoll', 'Pol', 'poll', 'Pall']) {
    if (!isFair({ ...fair, code })) continue;
    const message = `Ana joins a poll that has the code of ${code}.`;
    return { state: 'not-yet', message };
  }
  const lies = [
    [{ isLocked: false }, 'can still get other code'],
    [{ provedState: false }, 'has a state without a proof'],
    [{ code: 'Trap' }, 'has the code of Trap'],
    [{ slots: fair.slots.with(0, Field(random)) }, 'has votes'],
  ] as const;
  for (let number = 1; number < 2 ** lies.length; number++) {
    const told = lies.filter((_, i) => (number >> i) & 1);
    const account = told.reduce((all, [lie]) => ({ ...all, ...lie }), fair);
    if (!isFair(account)) continue;
    const message = `Ana joins a poll that ${told.map(([, what]) => what).join(' and ')}.`;
    return { state: 'not-yet', message };
  }
  const message = 'Ana joins the fair poll and stays out of all others.';
  return { state: 'passed', message };
};
