import path from 'node:path';
import { expect, test } from 'vitest';
import { currentRelease } from '@o1js-docs/project/releases';
import { samplesOfRelease } from '../parse/samples-of-release';
import { checkedCount, checkedIn } from './checked';

const fixture = path.resolve(import.meta.dirname, '../fixtures/guides');

test('samples are counted by what is done with them, and statements each once', () => {
  const pages = samplesOfRelease(currentRelease(), fixture);
  const counts = checkedIn(pages);
  const alone = pages.map((page) => checkedIn([page]));
  for (const what of Object.keys(counts) as (keyof typeof counts)[]) {
    expect(counts[what]).toBe(alone.reduce((sum, page) => sum + page[what], 0));
  }
  expect(counts.run).toBeGreaterThan(counts.proved);
});

test('what is not counted is answered with what is', () => {
  expect(() => checkedCount('pages', fixture)).toThrow(
    '“pages” is not counted. These are: run, proved, compiled, statements, releases.',
  );
});
