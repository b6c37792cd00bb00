import { Field } from 'o1js';
import type { Check } from '@o1js-docs/runner/run/outcome';
import type * as Program from './repair-start';

const names = ['yes', 'no', ...[3, 4, 5, 6, 7, 8].map((n) => `slot ${n}`)];

/** Ana joins a new poll only if its code, its lock and all slots are right. */
export const check: Check<typeof Program> = async ({ isFair }) => {
  const account = (values: number[] = []) => ({
    code: 'Poll',
    isLocked: true,
    provedState: true,
    slots: names.map((_, i) => Field(values[i] ?? 0)),
  });
  if (!isFair(account())) {
    const message =
      "Ana doesn't join a fair poll. It has the right code, a lock, a proved state and zeros.";
    return { state: 'not-yet', message };
  }
  const random = 1 + Math.floor(Math.random() * 1000);
  for (const values of [
    [1000],
    [0, 1000],
    [5, -5],
    ...names.map((_, slot) => names.map((_, i) => (i === slot ? random : 0))),
  ]) {
    if (!isFair(account(values))) continue;
    const filled = values
      .map((value, i) => ({ value: `${value}`.replace('-', '−'), i }))
      .filter(({ value }) => value !== '0')
      .map(({ value, i }) => `${names[i]} starts with ${value}`);
    const message = `Ana joins a poll in which ${filled.join(' and ')}.`;
    return { state: 'not-yet', message };
  }
  for (const [wrong, what] of [
    [{ code: 'Trap' }, 'has the code of Trap'],
    [{ code: 'Poll2' }, 'has the code of Poll2'],
    [{ isLocked: false }, 'can still get other code'],
    [{ provedState: false }, 'has a state without a proof'],
  ] as const) {
    if (!isFair({ ...account(), ...wrong })) continue;
    const message = `Ana joins a poll that ${what}.`;
    return { state: 'not-yet', message };
  }
  const message = 'Ana joins the fair poll and stays out of 15 others.';
  return { state: 'passed', message };
};
