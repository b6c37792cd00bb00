import { expect, test } from 'vitest';
import { findStatedResults } from './stated-results';
import { parseModule } from './statements';

function find(code: string) {
  const file = parseModule(code);
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

test.each([2, 3, 4])('a value may be laid out with %i spaces', (spaces) => {
  const indent = ' '.repeat(spaces);
  const code = `a;\n// => {\n//${indent}x: 1n,\n// }\n// A remark.`;
  expect(find(code)).toMatchObject({ results: [{ line: 2 }], problems: [] });
});

test('comments that look like results are found', () => {
  const code =
    'a; //=> 1\na; // -> 1\na; // ==> 1\na; //  => 1\na; // → 1\na; //throws No.';
  expect(find(code).problems).toEqual([1, 2, 3, 4, 5, 6]);
  expect(find("a('// -> 1');\nb(`${c} // -> 1`);").problems).toEqual([]);
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
