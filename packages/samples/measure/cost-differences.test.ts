import { expect, test } from 'vitest';
import { costDifferences } from './cost-differences';

const recorded = { cs: { rows: 12, gates: { Generic: 12 } } };

test('the same cost is no difference', () => {
  expect(costDifferences('sum', recorded, recorded)).toEqual([]);
});

test('another cost is shown next to the recorded one', () => {
  const measured = { cs: { rows: 13, gates: { Generic: 12, Zero: 1 } } };
  expect(costDifferences('sum', recorded, measured)).toEqual([
    [
      'The cost of cs has changed.',
      'recorded  12 rows (12 Generic)',
      'measured  13 rows (12 Generic, 1 Zero)',
      'If the change is meant, run: npm run test:samples -- -u',
    ].join('\n'),
  ]);
});

test('another order of the gates is a difference, if one is recorded', () => {
  const inOrder = { cs: { rows: 2, gates: { A: 1, B: 1 }, order: '1 A, 1 B' } };
  const swapped = { cs: { ...inOrder.cs, order: '1 B, 1 A' } };
  const older = { rows: 2, gates: { A: 1, B: 1 } };
  expect(costDifferences('sum', inOrder, swapped)).toHaveLength(1);
  expect(costDifferences('sum', { cs: older }, swapped)).toEqual([]);
});

test('a sample without recorded costs is a difference', () => {
  expect(costDifferences('sum', undefined, recorded)).toHaveLength(1);
});
