import { expect, test } from 'vitest';
import { checkCode, type Finding } from './check-code';
import type { Comparison } from './compare-releases';
import { summaryOf } from './report';

const comparison: Comparison = {
  from: '1.0.0',
  to: '2.0.0',
  removed: ['Gone', 'Int64.modV2', 'Mina.old', 'Base.x'],
  added: [],
  deprecated: ['Circuit'],
  changed: [
    change('Mina.fund', ['<2', 'p2?']),
    change('Program.compile', ['p1.lazy', '>1'], true),
    change('ask', ['r']),
    change('read', ['p1=string']),
  ],
  costs: undefined,
  messages: {
    changed: [
      {
        place: 'range',
        before: 'range: expected to fit in 8 bits, got […]',
        after: 'range: expected to fit in 16 bits, got […]',
      },
    ],
    gone: [{ place: 'Mina.wait', text: 'Exceeded max attempts' }],
    came: [],
  },
  moves: [
    {
      name: 'Int64.mod',
      from: '1.0.0',
      to: '2.0.0',
      text: 'It is never negative.',
      isBehavior: true,
    },
  ],
};

function change(
  name: string,
  reasons: Comparison['changed'][number]['reasons'],
  ofInstance = false,
) {
  return { name, ofInstance, before: 'before', after: 'after', reasons };
}

const types = {
  results: {
    'Int64.from': 'Int64',
    'Int64#add': 'Int64',
    'Int64#toString': 'string',
    'Mina.cache': 'Sub',
    Program: 'Program',
  },
  bases: { Sub: 'Base' },
};

const check = (text: string, name = 'a.ts') =>
  checkCode([{ name, text }], comparison, types);

const brief = (findings: readonly Finding[]) =>
  findings.map(({ line, severity, name }) => `${line} ${severity} ${name}`);

const found = (code: string) =>
  brief(
    check(
      `import { Gone, Int64, Mina, Program, Sub, ask, read, Circuit } from 'o1js';\n${code}`,
    ).findings.filter(({ line }) => line > 1),
  );

test('imports are found, in each of their forms', () => {
  const { findings } = check(`import { Gone as G, type Int64 } from 'o1js';
export { Gone } from 'o1js';
const { Gone: g } = require('o1js');
const { Gone } = await import('o1js');
import * as all from 'o1js';
new all.Gone();
let x: import('o1js').Gone;
import { Gone as mine } from './o1js';`);
  expect(brief(findings)).toEqual([
    '1 breaks Gone',
    '2 breaks Gone',
    '3 breaks Gone',
    '4 breaks Gone',
    '6 breaks Gone',
    '7 breaks Gone',
  ]);
});

test.each([
  ['Mina.old();', '2 breaks Mina.old'],
  ['const { old } = Mina;', '2 breaks Mina.old'],
  ['Int64.from(1).add(2).modV2(3);', '2 breaks Int64.modV2'],
  ['function f(n: Int64) { return n.modV2(1); }', '2 breaks Int64.modV2'],
  [
    'class A { n = Int64.from(1); f() { this.n.modV2(1); } }',
    '2 breaks Int64.modV2',
  ],
  [
    'const { n }: any = 1; const m = Int64.from(1)!; m.modV2(3);',
    '2 breaks Int64.modV2',
  ],
  ['new Sub().x;', '2 breaks Base.x'],
  ['class A extends Sub { f() { this.x; } }', '2 breaks Base.x'],
  ['unknown().modV2(3);', '2 perhaps Int64.modV2'],
  ['const n = () => Int64.from(1); n().modV2(3);', '2 breaks Int64.modV2'],
  [
    'async function n() { if (1) { const m = Int64.from(1); return m; } } (await n()).modV2(3);',
    '2 breaks Int64.modV2',
  ],
  ['function n(): Int64 { return x; } n().modV2(3);', '2 breaks Int64.modV2'],
  [
    'function n() { () => { return Int64.from(1); }; } n().modV2(3);',
    '2 perhaps Int64.modV2',
  ],
  ['function n() { return n(); } n().modV2(3);', '2 perhaps Int64.modV2'],
  // What has the name, and is something else.
  ['Int64.from(1).toString().modV2();', ''],
  ['class A { modV2() {} } new A().modV2();', ''],
  ['class A extends Sub { x = 1; f() { this.x; } }', ''],
  ['{ const Mina = { old() {} }; Mina.old(); }', ''],
  ['function f(Mina: { old(): void }) { Mina.old(); }', '2 perhaps Mina.old'],
  // Calls.
  ["Mina.fund('a');", '2 breaks Mina.fund'],
  ["Mina.fund('a', 'b');", '2 perhaps Mina.fund'],
  ['const f = Mina.fund;', '2 perhaps Mina.fund'],
  ['Program({}).compile({ lazy: true });', '2 breaks Program.compile'],
  ['Program({}).compile({ cache });', ''],
  ['Program({}).compile();', ''],
  ["read('a');", '2 breaks read'],
  ['read(Int64.from(1).toString());', '2 breaks read'],
  ['read(Int64.from(1));', ''],
  ['read(other());', '2 perhaps read'],
  ['Mina.cache.x;', '2 breaks Base.x'],
  ['const a = await ask();', '2 perhaps ask'],
  ['await ask();', ''],
  ['Int64.from(1).mod(5);', '2 behaves Int64.mod'],
])('%s: %s', (code, expected) => {
  expect(found(code).join('; ')).toBe(expected);
});

test('what is deprecated is told of its import', () => {
  expect(brief(check("import { Circuit } from 'o1js';").findings)).toEqual([
    '1 deprecated Circuit',
  ]);
});

test('a file that cannot be read is told with its line, and the others are', () => {
  const { findings, problems } = checkCode(
    [
      { name: 'bad.ts', text: "const s = 'never closed" },
      { name: 'good.tsx', text: "import { Gone } from 'o1js'; <b>{Gone}</b>;" },
    ],
    comparison,
    types,
  );
  expect(problems).toMatchObject([
    { file: 'bad.ts', message: expect.stringContaining('(1:10)') as string },
  ]);
  expect(brief(findings)).toEqual(['1 breaks Gone']);
});

test('a file that cannot be read is not said to change nothing', () => {
  expect(summaryOf(check("const s = 'never closed"))).toBe(
    '1 file, 1 line, 0 uses of o1js: 1 file not read.',
  );
});

test('a file may have very many findings', () => {
  const count = 130_000;
  const { findings, problems } = check(
    `import { Mina } from 'o1js';\n${'Mina.old;\n'.repeat(count)}`,
  );
  expect(problems).toEqual([]);
  expect(findings).toHaveLength(count);
});

test('what a test expects of an error is compared with the words of both releases', () => {
  const { findings } = check(`
    expect(f).toThrow('expected to fit in 8 bits');
    expect(f).toThrow(/fit in 8 bits, got 300\\./);
    expect(f).toThrow('range: expected to fit in 8 bits, got 300');
    expect(f).toThrow(\`Exceeded max attempts\`);
    expect(f).toThrow('range: expected to fit');
    expect(f).toThrow('8 bits');
  `);
  expect(brief(findings)).toEqual([
    '2 perhaps range',
    '4 perhaps range',
    '5 perhaps Mina.wait',
  ]);
  expect(findings[0]!.what).toBe(
    'If this is the error of o1js 1.0.0: o1js 2.0.0 says “range: expected to fit in 16 bits, got […]”.',
  );
});
