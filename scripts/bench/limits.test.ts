import { expect, test } from 'vitest';
import { pageLimits } from '../../config/page-limits';
import { aboveLimits } from './limits';

const cost = (cpuSeconds: number) => ({
  seconds: 1,
  cpuSeconds,
  megabytes: 100,
});

test('what is within its limit is not told of', () => {
  expect(aboveLimits({})).toEqual([]);
  expect(
    aboveLimits({
      build: { cold: cost(30), warm: cost(15) },
      dev: { ...pageLimits.dev, firstEdit: 1 },
    }),
  ).toEqual([]);
});

test('what is above its limit, or was not measured, is told', () => {
  const ready = pageLimits.dev.ready + 1;
  expect(aboveLimits({ dev: { ready, firstEdit: 1, edit: NaN } })).toEqual([
    `npm start, ms: ${ready}, at most ${pageLimits.dev.ready} is allowed.`,
    `an edit, ms: NaN, at most ${pageLimits.dev.edit} is allowed.`,
  ]);
});
