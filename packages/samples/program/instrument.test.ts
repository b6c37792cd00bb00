import type { Code } from 'mdast';
import { expect, test } from 'vitest';
import { sampleOfFence } from '../parse/sample-of-fence';
import { instrument } from './instrument';

const read = (value: string, isCheck: boolean) =>
  sampleOfFence(
    {
      type: 'code',
      lang: 'ts',
      value,
      position: { start: { line: 1 } },
    } as Code,
    { file: 'docs/page.mdx', isCheck },
  ).sample!;

/** @returns the lines of a block; of a check those of a block and then the check */
function instrumented(code: string, isCheck = false): string[] {
  const samples = [
    ...(isCheck ? [read('first;', false)] : []),
    read(code, isCheck),
  ];
  return instrument(samples).code.split('\n').slice(1);
}

test('statements report their line, and declarations their names', () => {
  expect(instrumented('const a = 1;\na;')).toEqual([
    '__sample.at(2);const a = 1;;__sample.declared({ a });',
    '__sample.at(3);a;',
  ]);
});

test('a stated value is compared', () => {
  expect(instrumented('await f(); // => {\n//      x: 1,\n//    }')).toEqual([
    '__sample.at(2);__sample.equal(0, (await f()), () => ({ x: 1, })); // => {',
    '//      x: 1,',
    '//    }',
  ]);
});

test('a stated error is caught', () => {
  expect(instrumented('f(); // throws No')).toEqual([
    '__sample.at(2);try {f();;__sample.ended(0); } catch (e) { __sample.threw(0, e); } // throws No',
  ]);
});

test('a check has its own scope, and restores the state', () => {
  expect(instrumented("import { a } from 'a';\nconst b = a;", true)).toEqual([
    '__sample.at(2);first;',
    "import { a } from 'a';",
    '{__sample.checkBegins(); __sample.at(4);const b = a;;__sample.declared({ b });',
    ';__sample.checkEnds();}',
  ]);
});
