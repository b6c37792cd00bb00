import { expect, test } from 'vitest';
import { runCheck } from './run-check';
import type { Check } from './outcome';

const check: Check<unknown> = (program) => {
  const { vote } = program as { vote: () => string };
  return Promise.resolve({ state: 'passed', message: vote() });
};

test('a check gets the exports of a program', async () => {
  expect(await runCheck(check, { vote: () => 'yes' })).toMatchObject({
    message: 'yes',
  });
});

test('an export that is gone is named', async () => {
  await expect(runCheck(check, { votes: 1 })).rejects.toThrow(
    "The check needs vote, and your program doesn't export it.",
  );
});
