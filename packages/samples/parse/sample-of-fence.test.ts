import type { Code } from 'mdast';
import { expect, test } from 'vitest';
import { sampleOfFence } from './sample-of-fence';

function read(info: string, code = 'const x = 1;', isCheck = false) {
  const [lang, ...meta] = info.split(' ');
  const position = { start: { line: 10 } };
  const node = { type: 'code', lang, meta: meta.join(' '), value: code };
  const place = { file: 'docs/page.mdx', isCheck };
  return sampleOfFence({ ...node, position } as Code, place);
}

const messages = (...fence: Parameters<typeof read>) =>
  read(...fence).problems.map(({ message }) => message);

test('a block without flags is run', () => {
  expect(read('ts title="a b.ts" {1,3} showLineNumbers')).toMatchObject({
    sample: { check: 'run', startLine: 11, endLine: 11, flags: [] },
    docusaurus: 'title="a b.ts" {1,3} showLineNumbers',
    problems: [],
  });
});

test.each<[string, object]>([
  [
    'ts fresh prove cost=sum',
    {
      check: 'prove',
      flags: ['fresh', 'prove', 'cost'],
      cost: true,
      id: 'sum',
    },
  ],
  ['ts prove time=sum', { check: 'prove', cost: false, id: 'sum' }],
  ['ts test', { check: 'test' }],
  [
    'ts typecheck="needs a wallet"',
    { check: 'typecheck', reason: 'needs a wallet' },
  ],
])('%s', (info, sample) => {
  expect(read(info)).toMatchObject({ sample, problems: [] });
});

test('a block with expected errors does not run', () => {
  expect(
    read('ts', '// @errors: 2322 2345\nconst x = 1;').sample,
  ).toMatchObject({ check: 'compile-error', expectedErrors: [2322, 2345] });
});

test('lines may end as on Windows', () => {
  expect(read('ts', '// @errors: 2322\r\nconst x: string = 1;')).toMatchObject({
    sample: {
      expectedErrors: [2322],
      visible: 'const x: string = 1;',
      startLine: 11,
      endLine: 12,
    },
  });
});

test('an unknown flag is answered with the known ones', () => {
  const [message] = messages('ts proove');
  expect(message).toContain('Unknown flag: proove. A ts block takes:');
  expect(message).toContain('prove ');
});

test.each([
  ['ts typecheck=""', 'write typecheck="the reason"'],
  ['ts cost', 'The flag cost needs a name'],
  ['ts fresh=yes', 'takes no value'],
  ['ts fresh fresh', 'has the flag fresh twice'],
  ['ts prove test', 'exclude each other'],
  ['ts typecheck="x" cost=a', 'remove cost'],
  ['ts time=a', 'Only a block with prove has times'],
  ['ts prove time=a cost=a', 'remove time'],
])('%s is answered with what to do', (info, message) => {
  expect(messages(info)).toEqual([expect.stringContaining(message)]);
});

test('a flag for how a block runs contradicts expected errors', () => {
  expect(messages('ts prove', '// @errors: 1\n')[0]).toContain('not run');
});

test('a check has fewer flags', () => {
  expect(messages('ts fresh prove', '1;', true)).toEqual([]);
  expect(messages('ts cost=a title="b.ts"', '1;', true)).toEqual([
    'A block of checks has no cost: remove it, or move the block to the page.',
    'A block of checks has no title: remove it, or move the block to the page.',
  ]);
});

test.each(['TS', 'Ts', 'ts{1,3}', 'ts,fresh', 'typescript', 'mts'])(
  '%s is no ts',
  (info) => {
    expect(messages(info)[0]).toMatch(/is not checked\. Write `ts`, in lower/);
  },
);

test.each([
  ['tsx {2} fresh', '{2}'],
  ['sh', ''],
  ['js title="a.js"', 'title="a.js"'],
  ['sh until="Ready in" title="a b"', 'title="a b"'],
])('%s is no sample, and Docusaurus gets %j of it', (info, docusaurus) => {
  const found = read(info);
  expect(found).toMatchObject({ docusaurus, problems: [] });
  expect(found).not.toHaveProperty('sample');
});

test('a block that is no step of a tutorial says why', () => {
  expect(read('ts aside="a fragment"')).toMatchObject({ docusaurus: '' });
  expect(read('ts source="a.ts" aside="a fragment"').problems).toEqual([]);
  expect(messages('ts aside')).toHaveLength(1);
});

test('a block with a source is not checked here', () => {
  const included = read('ts title="a.ts" source="a.ts#region"');
  expect(included.sample).toBeUndefined();
  expect(included).toMatchObject({
    docusaurus: 'title="a.ts"',
    problems: [],
    source: 'a.ts#region',
  });
  expect(read('json source="a.json"')).toMatchObject({ source: 'a.json' });
  expect(messages('ts prove source="a.ts"')[0]).toContain('has no effect');
  expect(messages('ts source')[0]).toContain('source="the file and region"');
});
