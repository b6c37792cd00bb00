import { expect, test } from 'vitest';
import type { Sample } from '../sample';
import { measuredIn } from './recorded';

const sample = { startLine: 5 } as Sample;
const took = (seconds: number, at = 5) =>
  ({ type: 'time', sample: at, step: 'Add.run.prove', seconds }) as const;

test('a step that ran several times counts with its median, one of another sample not at all', () => {
  const events = [took(9), took(3), took(4), took(100, 20)];
  expect(measuredIn(events, sample).steps).toEqual({ 'Add.run.prove': 4 });
});

test('the memory of the program is that of the sample', () => {
  const events = [took(1), { type: 'end', peakMemory: 812.6 } as const];
  expect(measuredIn(events, sample).megabytes).toBe(813);
});
