import { expect, test } from 'vitest';
import { sampleOfFence } from '../parse/sample-of-fence';
import { instrument } from './instrument';

function instrumented(code: string, isCheck = false): string[] {
  const { sample } = sampleOfFence({
    page: 'docs/page.mdx',
    file: 'docs/page.mdx',
    isCheck,
    docsVersion: 'current',
    language: 'ts',
    meta: '',
    code,
    line: 1,
  });
  return sample ? instrument([sample]).code.split('\n').slice(1) : [];
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
    '{__sample.checkBegins(); __sample.at(2);const b = a;;__sample.declared({ b });',
    ';__sample.checkEnds();}',
  ]);
});
