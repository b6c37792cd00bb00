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

test('a sample without recorded costs is a difference', () => {
  expect(costDifferences('sum', undefined, recorded)).toHaveLength(1);
});
