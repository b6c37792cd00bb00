import { expect, test } from 'vitest';
import { chooseProgram } from './choose-program';

const programs = [
  {
    blocks: [
      { line: 10, code: 'a' },
      { line: 20, code: 'b' },
    ],
    times: { 'A.compile': 9 },
  },
  { blocks: [{ line: 30, code: 'c' }] },
];

test.each([
  [{ program: 0 }, 'a\n\nb\n'],
  [{ program: 1 }, 'c\n'],
  [{ program: 9 }, 'a\n\nb\n'],
  [{ line: 10 }, 'a\n'],
  [{ line: 20 }, 'a\n\nb\n'],
  [{ line: 30 }, 'c\n'],
  [{ line: 1 }, 'a\n\nb\n'],
  [{ line: undefined }, 'a\n\nb\n'],
])('%j is %j', (choice, code) => {
  expect(chooseProgram(programs, choice).code).toBe(code);
});

test('measured times come along', () => {
  expect(chooseProgram(programs, { line: 10 }).measured).toEqual({
    'A.compile': 9,
  });
});
