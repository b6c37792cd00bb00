import ts from 'typescript';
import { expect, test } from 'vitest';
import { findStatedResults } from './stated-results';

function find(code: string) {
  const file = ts.createSourceFile('a.ts', code, ts.ScriptTarget.ES2022, true);
  const { results, problems } = findStatedResults(file);
  return {
    results: results.map(({ kind, text, line }) => ({ kind, text, line })),
    problems: problems.map(({ line }) => line),
  };
}

test('results stand behind a statement or below it', () => {
  expect(find('a; // => 1\nconst b = 2;\n// => 2\nf(); // throws No.')).toEqual(
    {
      results: [
        { kind: 'value', text: '1', line: 1 },
        { kind: 'value', text: '2', line: 3 },
        { kind: 'throws', text: 'No.', line: 4 },
      ],
      problems: [],
    },
  );
});

test('results go on below', () => {
  expect(
    find('console.log(a);\n// => one\n//    two\n// A remark.').results,
  ).toEqual([{ kind: 'printed', text: 'one\ntwo', line: 2 }]);
});

test('results inside of functions count', () => {
  expect(find('f(() => {\n  a; // => 1\n});').results).toHaveLength(1);
});

test('results that cannot be checked are found', () => {
  expect(find('return 1; // => 1').problems).toEqual([1]);
  expect(find('a; // => eight, of course').problems).toEqual([1]);
  expect(find('const { a } = b; // => 1').problems).toEqual([1]);
  expect(find('a;\n\n// => 1').problems).toEqual([3]);
  expect(find('a; // =>').problems).toEqual([1]);
});

test('other comments are no results', () => {
  expect(find('a; // throwsaway\nb; // a => b')).toEqual({
    results: [],
    problems: [],
  });
});
