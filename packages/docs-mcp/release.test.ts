import { expect, test } from 'vitest';
import { nearestRelease } from './release';

test.each([
  ['2.15.0', '2.15.0'],
  ['2.14.0', '2.15.0'],
  ['2.6.1', '2.5.0'],
  ['3.0.0', '2.15.0'],
  ['1.9.1', '2.4.0'],
  ['2.10.0', '2.15.0'],
])('the nearest release to %s is %s', (wanted, nearest) => {
  expect(nearestRelease(wanted, ['2.15.0', '2.5.0', '2.4.0'])).toBe(nearest);
});
