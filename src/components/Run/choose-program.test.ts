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
  [10, 'a\n'],
  [20, 'a\n\nb\n'],
  [30, 'c\n'],
  [1, 'a\n\nb\n'],
  [undefined, 'a\n\nb\n'],
])('the program of line %j is %j', (line, code) => {
  expect(chooseProgram(programs, line).code).toBe(code);
});

test('measured times come along', () => {
  expect(chooseProgram(programs, 10).measured).toEqual({
    'A.compile': 9,
  });
});
