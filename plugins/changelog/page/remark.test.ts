import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changelogRemark } from './remark';

let siteFolder: string;

beforeAll(() => {
  siteFolder = mkdtempSync(path.join(tmpdir(), 'changelog-'));
  for (const page of [
    'classes/UInt8',
    'namespaces/Mina/README',
    'namespaces/Mina/functions/transaction',
    'type-aliases/UInt8',
    'variables/provable-lowercase',
  ]) {
    const file = path.join(siteFolder, 'docs/api-reference', `${page}.md`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
  }
});

afterAll(() => {
  rmSync(siteFolder, { recursive: true });
});

function linksOf(text: string, page = 'docs/changelog.md'): string[] {
  const tree: Root = unified().use(remarkParse).parse(text);
  const file = { path: path.join(siteFolder, page) } as VFile;
  changelogRemark({ siteFolder })(tree, file);
  const links: string[] = [];
  visit(tree, 'link', ({ url }) => {
    links.push(url.replace('api-reference/', ''));
  });
  return links;
}

test.each([
  ['`UInt8`', 'classes/UInt8.md'],
  ['`UInt8.and()`', 'classes/UInt8.md'],
  ['`Mina`', 'namespaces/Mina/README.md'],
  ['`Mina.transaction(sender)`', 'namespaces/Mina/functions/transaction.md'],
  ['`provable`', 'variables/provable-lowercase.md'],
])('%s leads to its page', (text, page) => {
  expect(linksOf(text)).toEqual([page]);
});

test.each(['`UInt9`', '`a + b`', 'UInt8', '[`UInt8`](x.md)'])(
  '%s gets no link',
  (text) => {
    expect(linksOf(text).filter((url) => url !== 'x.md')).toEqual([]);
  },
);

test('other pages and versions without a reference are left alone', () => {
  expect(linksOf('`UInt8`', 'docs/guide.md')).toEqual([]);
  expect(
    linksOf('`UInt8`', 'versioned_docs/version-2.5.0/changelog.md'),
  ).toEqual([]);
});
