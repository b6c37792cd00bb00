import { expect, test } from 'vitest';
import { releases } from '../../../config/releases';
import type { Sample } from '../sample';
import { costProblems, staleCosts } from './cost-problems';

const release = releases[0]!;
const sample = {
  page: 'docs/a.mdx',
  startLine: 5,
  id: 'sum',
  cost: true,
} as Sample;
const recorded = { cs: { rows: 12, gates: { Generic: 12 } } };
const committed = {
  o1js: '',
  samples: { sum: { page: 'a.mdx', circuits: recorded } },
};

test('a figure that holds is no problem', () => {
  expect(costProblems(sample, release, committed, recorded)).toEqual([]);
  expect(staleCosts(release, committed, [sample])).toEqual([]);
});

test('a figure that does not hold is told, old and new', () => {
  const measured = { cs: { rows: 13, gates: { Generic: 12, Zero: 1 } } };
  expect(costProblems(sample, release, committed, measured)).toEqual([
    {
      page: 'docs/a.mdx',
      line: 5,
      message: [
        'The cost of cs does not hold.',
        'recorded  12 rows (12 Generic)',
        'measured  13 rows (12 Generic, 1 Zero)',
        'If the change is meant, run: npm run costs -- --write',
      ].join('\n'),
    },
  ]);
});

test('samples without figures and figures without samples are told', () => {
  const none = { o1js: '', samples: {} };
  expect(costProblems(sample, release, none, recorded)).toHaveLength(1);
  expect(staleCosts(release, committed, [])).toHaveLength(1);
});
