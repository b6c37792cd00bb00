import { expect, test } from 'vitest';
import type { ReportEvent } from '../run/report';
import type { Sample } from '../sample';
import { outcomesOf } from './outcome';

const blocks = [
  { startLine: 2, endLine: 4, check: 'run' },
  { startLine: 8, endLine: 9, check: 'run' },
  { startLine: 12, endLine: 14, check: 'compile-error' },
  { startLine: 18, endLine: 20, check: 'run' },
] as unknown as Sample[];
const at = (line: number): ReportEvent => ({ type: 'at', line });
const end: ReportEvent = { type: 'end', peakMemory: 1 };
const problem = (line: number) => ({ page: 'x.mdx', line, message: 'wrong' });

test('a program without problems passes', () => {
  const outcomes = outcomesOf(blocks, { problems: [], events: [] });
  expect(outcomes).toEqual(['passed', 'passed', 'passed', 'passed']);
});

test('a result that differs fails its block alone', () => {
  const events = [at(2), at(8), at(18), end];
  expect(outcomesOf(blocks, { problems: [problem(9)], events })).toEqual([
    'passed',
    'failed',
    'passed',
    'passed',
  ]);
});

test('blocks below a throwing one are not reached', () => {
  const events = [at(2), at(8)];
  expect(outcomesOf(blocks, { problems: [problem(8)], events })).toEqual([
    'passed',
    'failed',
    'passed',
    'unreached',
  ]);
});

test('nothing runs where types are wrong', () => {
  expect(outcomesOf(blocks, { problems: [problem(13)], events: [] })).toEqual([
    'unreached',
    'unreached',
    'failed',
    'unreached',
  ]);
});

test('a problem outside of all blocks fails the first that was not reached', () => {
  expect(outcomesOf(blocks, { problems: [problem(1)], events: [] })[0]).toBe(
    'failed',
  );
});
