import { expect, test } from 'vitest';
import type { CallCost } from './cost';
import { costTexts, shortCost } from './words';

const call = (rows: number, constant?: number): CallCost => ({
  rows,
  gates: {},
  ...(constant !== undefined && { constant: { rows: constant, gates: {} } }),
});

test.each([
  [{ '': call(0) }, ['no rows'], '0'],
  [{ '': call(1) }, ['1 row'], '1'],
  [{ '': call(13.5, 13) }, ['13.5 rows, 13 with a constant'], '13.5'],
  [{ '': call(0.5, 0) }, ['0.5 rows, none with a constant'], '0.5'],
  [
    { '8 fields': call(31), '64 fields': call(1087) },
    ['31 rows (8 fields)', '1,087 rows (64 fields)'],
    '31–1,087',
  ],
  // The size makes no difference.
  [{ '8 fields': call(23), '64 fields': call(23) }, ['23 rows'], '23'],
  ['constants only', ['constants only'], ''],
])('%j', (cost, texts, short) => {
  expect(costTexts(cost)).toEqual(texts);
  expect(shortCost(cost)).toBe(short);
});
