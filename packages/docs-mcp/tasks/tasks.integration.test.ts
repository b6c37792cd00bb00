// @module-tag nightly
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Check } from './check';
import { compileAnswer } from './compile';

/** The first circuit starts the threads of o1js. */
const timeout = 600_000;

const folder = import.meta.dirname;
const tasks = readdirSync(folder, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

test('there are twelve tasks', () => {
  expect(tasks).toHaveLength(12);
});

describe.each(tasks)('%s', { timeout }, (task) => {
  const verdictOf = async (answer: string) => {
    const { check } = (await import(`./${task}/check.ts`)) as {
      check: Check<unknown>;
    };
    const file = path.join(folder, task, `${answer}.ts`);
    const compiled = compileAnswer(file, `${task}-${answer}`);
    const verdict = await check(await compiled.answer);
    return { ...verdict, errors: compiled.errors };
  };

  test('the solution compiles, is solved, and no attack on it succeeds', async () => {
    const { errors, solved, attacks } = await verdictOf('solution');
    expect(errors).toBe('');
    expect(solved).toBe(true);
    expect(Object.entries(attacks).filter(([, is]) => is)).toEqual([]);
  });

  test('an attack on the unsound answer succeeds', async () => {
    const { attacks } = await verdictOf('unsound');
    expect(Object.values(attacks)).toContain(true);
  });
});
