import { expect, test } from 'vitest';
import { missing as missingOf } from './expected';

const missing = (printed: string[], output: string) =>
  missingOf({ printed }, output);

test('lines are found in their order, with anything between them', () => {
  const output = '> start\n\nDeploying …\nnoise\nVisitors: 4\n';
  expect(missing(['Deploying …', 'Visitors: 4'], output)).toBeUndefined();
  expect(missing(['Visitors: 4', 'Deploying …'], output)).toBe('Deploying …');
  expect(missing(['Visitors: 5'], output)).toBe('Visitors: 5');
});

test('a line is stated from its beginning to its end, unless … stands there', () => {
  expect(missing(['4'], 'Visitors: 42\n')).toBe('4');
  expect(missing(['…42'], 'Visitors: 42\n')).toBeUndefined();
  expect(missing(['added … packages'], 'added 63 packages\n')).toBeUndefined();
});

test('several lines of one statement follow one another', () => {
  expect(missing(['a\n  b'], 'a\n  b\n')).toBeUndefined();
  expect(missing(['a\nb'], 'a\nc\nb\n')).toBe('a\nb');
});

test('an error is found behind what was printed before it', () => {
  const expected = { printed: ['1'], error: 'wrong code' };
  expect(missingOf(expected, '1\nError: wrong code\n')).toBeUndefined();
  expect(missingOf(expected, '1\nError: another\n')).toBe('wrong code');
});
