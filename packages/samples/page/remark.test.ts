import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import type { VFile } from 'vfile';
import { readFileSync } from 'node:fs';
import { parsePage } from '@o1js-docs/markdown/parse';
import type { Times } from '../measure/times';
import { codeSamplesRemark } from './remark';

const siteFolder = path.resolve(import.meta.dirname, '../fixtures/guides');

function transform(page: string, text?: string): Root {
  const file = path.join(siteFolder, page);
  const tree = parsePage({
    file: page,
    text: text ?? readFileSync(file, 'utf8'),
  });
  const plugin = codeSamplesRemark({ siteFolder });
  plugin(tree, { path: file } as VFile);
  return tree;
}

function componentsOf(tree: Root): string[] {
  const names: string[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    names.push(node.name ?? '');
  });
  return names;
}

test('hidden code and flags are not shown', () => {
  const tree = transform('docs/plain.md');
  expect(tree.children.find(({ type }) => type === 'code')).toMatchObject({
    value: 'Field(3).square(); // => 9n',
    meta: '{3} showLineNumbers',
  });
});

test('costs and the stamp are inserted', () => {
  expect(componentsOf(transform('docs/circuits.mdx'))).toEqual([
    'CircuitCost',
    'CircuitCost',
    'CircuitCost',
    'SamplesStamp',
  ]);
});

test('figures in the text are text', () => {
  expect(JSON.stringify(transform('docs/circuits.mdx'))).toContain(
    '{"type":"text","value":"1"}',
  );
});

test('figures of both provers, and how they compare, are text', () => {
  const { samples } = JSON.parse(
    readFileSync(path.join(siteFolder, 'docs/_measured/times.json'), 'utf8'),
  ) as Times;
  const { steps, wasm } = samples.one!;
  const page = JSON.stringify(transform('docs/proofs.mdx'));
  const ratio = wasm!.steps['One.run.prove']! / steps['One.run.prove']!;
  expect(page).toContain(`"${ratio.toFixed(1)} times"`);
  expect(page).toContain(`"${wasm!.megabytes.toLocaleString('en-US')} MB"`);
  expect(page).not.toMatch(/"name":"(Time|Speedup|Memory)"/);
});

test('the lines of a program that readers download, and the release, are text', () => {
  const text = 'A <Lines of="docs/checks.mdx" /> of <Release />';
  const page = JSON.stringify(transform('docs/a.mdx', text));
  const { version } = JSON.parse(
    readFileSync('node_modules/o1js/package.json', 'utf8'),
  ) as { version: string };
  expect(page).toContain(`"${version}"`);
  const blocks = readFileSync(path.join(siteFolder, 'docs/checks.mdx'), 'utf8')
    .split(/^```.*$/m)
    .filter((_, index) => index % 2 === 1);
  const lines = blocks.flatMap((block) => block.trim().split('\n'));
  expect(page).toContain(`"value":"${lines.length}"`);
  const none = '<Lines of="docs/outside.mdx" />';
  expect(() => transform('docs/a.mdx', none)).toThrow(
    'docs/outside.mdx has no program.',
  );
});

test('a prover that was not measured fails with what to do', () => {
  const text = 'A <Time of="one" step="prove" backend="gpu" /> B';
  expect(() => transform('docs/a.mdx', text)).toThrow(
    /^docs\/a\.mdx:1\nNothing is recorded of “one” with the gpu prover\. On a machine with a native prover run: npx tsx packages\/samples\/cli\/times\.ts$/,
  );
});

test('checks are not shown, and the stamp counts the statements', () => {
  const tree = transform('docs/checks.mdx');
  const page = JSON.stringify(tree);
  expect(page).not.toContain('globalSlotSinceGenesis');
  expect(page).toContain('sum.add(1); // => 9n');
  expect(tree.children.at(-1)).toMatchObject({
    attributes: [
      { name: 'o1js' },
      { name: 'executed', value: '3' },
      { name: 'compiled', value: '0' },
      { name: 'statements', value: '5' },
      { name: 'project', value: 'run/projects/docs/checks.zip' },
    ],
  });
});

test('a page without samples has no stamp', () => {
  expect(componentsOf(transform('docs/outside.mdx'))).toEqual([]);
});

test('an unknown id fails with its line and what to do', () => {
  expect(() => transform('docs/a.mdx', 'A\n\n<Rows of="cube" />')).toThrow(
    /^docs\/a\.mdx:3\nNo figures are recorded of “cube”.*square.*npm run test:samples -- -u$/s,
  );
  expect(() => transform('docs/a.mdx', 'A <Rows of="sum" /> B')).toThrow(
    'Name one of: Sum.add, Sum.zero',
  );
});

test('a wrong fence fails with its line', () => {
  expect(() => transform('docs/a.mdx', 'A\n\n```ts anlyze\n```')).toThrow(
    /^docs\/a\.mdx:3\nUnknown flag: anlyze/,
  );
});

test('an included block shows the code of its file', () => {
  expect(transform('docs/outside.mdx').children.at(-1)).toMatchObject({
    value: 'anything();',
    meta: 'title="contract.ts"',
  });
});
