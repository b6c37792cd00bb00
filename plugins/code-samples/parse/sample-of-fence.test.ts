import { expect, test } from 'vitest';
import { sampleOfFence } from './sample-of-fence';

function read(info: string, code = 'const x = 1;') {
  const [language = '', ...meta] = info.split(' ');
  return sampleOfFence({
    page: 'docs/page.mdx',
    docsVersion: 'current',
    language,
    meta: meta.join(' '),
    code,
    line: 10,
  });
}

const messages = (info: string, code?: string) =>
  read(info, code).problems.map(({ message }) => message);

test('a block without flags is run', () => {
  expect(read('ts title="a b.ts" {1,3} showLineNumbers')).toMatchObject({
    sample: { check: 'run', startLine: 11, endLine: 11, fresh: false },
    docusaurus: 'title="a b.ts" {1,3} showLineNumbers',
    problems: [],
  });
});

test('flags say how a block is checked', () => {
  expect(read('ts fresh prove cost id=sum').sample).toMatchObject({
    check: 'prove',
    fresh: true,
    cost: true,
    id: 'sum',
  });
  expect(read('ts prove wasm id=sum').sample).toMatchObject({ wasm: true });
  expect(read('ts typecheck="needs a wallet"').sample).toMatchObject({
    check: 'typecheck',
    reason: 'needs a wallet',
  });
  expect(
    read('ts', '// @errors: 2322 2345\nconst x = 1;').sample,
  ).toMatchObject({ check: 'compile-error', expectedErrors: [2322, 2345] });
});

test('a weaker check needs its reason', () => {
  expect(messages('ts analyze')).toEqual([
    'The flag analyze needs the reason: write analyze="the reason".',
  ]);
  expect(messages('ts typecheck=""')).toHaveLength(1);
});

test('an unknown flag is answered with the known ones', () => {
  const [message] = messages('ts proove');
  expect(message).toContain('Unknown flag: proove. A ts block takes:');
  expect(message).toContain('prove ');
});

test('flags that contradict each other are refused', () => {
  expect(messages('ts prove test')[0]).toContain('exclude each other');
  expect(messages('ts cost')[0]).toContain('add id=name');
  expect(messages('ts typecheck="x" cost id=a')[0]).toContain('remove cost');
  expect(messages('ts prove', '// @errors: 1\n')[0]).toContain('not run');
  expect(messages('ts prove wasm')[0]).toContain('add prove and id=name');
  expect(messages('ts wasm id=a')[0]).toContain('add prove and id=name');
  expect(messages('ts fresh=yes')[0]).toContain('takes no value');
});

test('provable code in another language is refused', () => {
  expect(messages('js')[0]).toContain('Write it as ts.');
  expect(messages('typescript')).toHaveLength(1);
  expect(messages('JavaScript')).toHaveLength(1);
  expect(messages('js outside="configuration of webpack"')).toEqual([]);
  expect(messages('js outside')).toHaveLength(1);
});

test.each(['TS', 'Ts', 'ts{1,3}', 'ts,fresh'])('%s is no ts', (info) => {
  expect(messages(info)[0]).toMatch(/is not checked\. Write `ts`, in lower/);
});

test('a block that takes long says why', () => {
  expect(read('ts slow="a large tree"').sample).toMatchObject({ slow: true });
  expect(messages('ts slow')).toHaveLength(1);
  expect(messages('ts prove slow="x"')[0]).toContain('remove it');
});

test('code of others is left alone', () => {
  expect(read('tsx fresh')).toEqual({ docusaurus: 'fresh', problems: [] });
  expect(read('sh')).toEqual({ docusaurus: '', problems: [] });
});

test('flags of tutorials are not shown', () => {
  expect(read('sh until="Ready in" title="a b"')).toEqual({
    docusaurus: 'title="a b"',
    problems: [],
  });
  expect(read('ts aside="a fragment"')).toMatchObject({ docusaurus: '' });
  expect(read('ts source="a.ts" aside="a fragment"').problems).toEqual([]);
  expect(messages('ts aside')).toHaveLength(1);
});

test('a claim may quote the name of a flag', () => {
  expect(messages('ts claim="the source is test"', '1;\n')).toEqual([]);
  expect(read('ts claim="the source of it"').source).toBeUndefined();
});

test('a block with a source is not checked here', () => {
  expect(read('ts title="a.ts" source="a.ts#region"')).toEqual({
    docusaurus: 'title="a.ts"',
    problems: [],
    source: 'a.ts#region',
  });
  expect(read('json source="a.json"')).toMatchObject({ source: 'a.json' });
  expect(messages('ts prove source="a.ts"')[0]).toContain('has no effect');
  expect(messages('ts source')[0]).toContain('source="the file and region"');
  expect(messages('ts included="a.ts"')[0]).toContain('write source');
});
