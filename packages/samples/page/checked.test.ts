import path from 'node:path';
import { expect, test } from 'vitest';
import { releases } from '@o1js-docs/project/releases';
import { samplesOfRelease } from '../parse/samples-of-release';
import { checkedCount, checkedIn, checkedTable } from './checked';

const fixture = path.resolve(import.meta.dirname, '../fixtures/guides');
const [current] = releases;

test('samples are counted by what is done with them, and statements each once', () => {
  const pages = samplesOfRelease(current!, fixture);
  const counts = checkedIn(pages);
  const alone = pages.map((page) => checkedIn([page]));
  for (const what of Object.keys(counts) as (keyof typeof counts)[]) {
    expect(counts[what]).toBe(alone.reduce((sum, page) => sum + page[what], 0));
  }
  expect(counts.run).toBeGreaterThan(counts.proved);
  expect(checkedCount('Current', 'run', fixture)).toBe(String(counts.run));
});

test('what is not counted is answered with what is', () => {
  expect(() => checkedCount('1.0.0', 'run', fixture)).toThrow(
    '“1.0.0” is no release',
  );
  expect(() => checkedCount('all', 'pages', fixture)).toThrow(
    '“pages” is not counted. These are: run, proved, compiled, statements, releases.',
  );
});

test('each guide has a row, with a link from the page of the table', () => {
  const table = JSON.stringify(
    checkedTable(current!, 'docs/inner/page.mdx', fixture),
  );
  expect(table).toContain('"url":"../circuits.mdx"');
});
