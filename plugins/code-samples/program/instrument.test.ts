import { expect, test } from 'vitest';
import { sampleOfFence } from '../parse/sample-of-fence';
import { instrument } from './instrument';

function instrumented(meta: string, code: string): string[] {
  const { sample } = sampleOfFence({
    page: 'docs/page.mdx',
    docsVersion: 'current',
    language: 'ts',
    meta,
    code,
    line: 1,
  });
  return sample ? instrument([sample]).code.split('\n').slice(1) : [];
}

test('statements report their line, and declarations their names', () => {
  expect(instrumented('', 'const a = 1;\na;')).toEqual([
    '__sample.at(2);const a = 1;;__sample.declared({ a });',
    '__sample.at(3);a;',
  ]);
});

test('a stated value is compared', () => {
  expect(
    instrumented('', 'await f(); // => {\n//      x: 1,\n//    }'),
  ).toEqual([
    '__sample.at(2);__sample.equal(0, (await f()), () => ({ x: 1, })); // => {',
    '//      x: 1,',
    '//    }',
  ]);
});

test('a stated error is caught', () => {
  expect(instrumented('', 'f(); // throws No')).toEqual([
    '__sample.at(2);try {f();;__sample.ended(0); } catch (e) { __sample.threw(0, e); } // throws No',
  ]);
});

test('an analysed block skips what awaits, and what needs its results', () => {
  const code = 'const p = P();\nconst { q } = await p.run();\nq; // => 1n';
  const [first, second, third] = instrumented('analyze="slow"', code);
  expect(first).toBe(
    '__sample.at(2);const p = P();;__sample.declared({ p });;await __sample.analyze(2);',
  );
  expect(second?.trim()).toBe('');
  expect(third?.trim()).toBe('');
});
