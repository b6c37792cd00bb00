import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { addresses } from '@o1js-docs/project/addresses';
import { linkTerms } from '@o1js-docs/content/glossary/link-terms';
import { parsePage } from '@o1js-docs/markdown/parse';
import { checksOfPage } from '../parse/checks-of-page';
import { insertFinePrint } from './fine-print';

const siteFolder = path.resolve(import.meta.dirname, '../fixtures/guides');

function transform(page: string): Root {
  const text = readFileSync(path.join(siteFolder, page), 'utf8');
  const tree = parsePage({ file: page, text });
  insertFinePrint(tree, checksOfPage(page, siteFolder));
  return tree;
}

const tree = transform('docs/fine-print.mdx');

test('fine print is at the end of its section, with its number; quotes are not shown', () => {
  const outline = tree.children.map((node) =>
    node.type === 'mdxJsxFlowElement'
      ? [node.name, ...node.children.map((child) => toString(child))]
      : node.type,
  );
  expect(outline).toEqual([
    'yaml',
    'paragraph',
    ['details', 'Exactly (1)', 'A sum of no fields is Field(0). Code'],
    'heading',
    'paragraph',
    'code',
    [
      'details',
      'Exactly (1)',
      'The old field keeps its value. So does the other one. Code',
    ],
    'heading',
    'paragraph',
    'heading',
    'paragraph',
    [
      'details',
      'Exactly (2)',
      'A product with 0 is 0. CodeFields have no largest product. Code',
    ],
  ]);
});

test('a statement links to its code in the repository, by a name that makes sense by itself', () => {
  const links: unknown[] = [];
  visit(tree, 'link', ({ url, data }) => {
    if (url.startsWith('https:')) links.push([url, data?.hProperties]);
  });
  const name = { ariaLabel: 'Code of this statement' };
  expect(links).toEqual(
    [3, 15, 26, 26].map((line) => [
      `${addresses.docsRepository}/blob/main/docs/fine-print.checks.mdx?plain=1#L${line}`,
      name,
    ]),
  );
});

test('its terms and links work like those of the text', () => {
  linkTerms(
    tree,
    [{ name: 'largest product', id: 'largest', explainedOn: [] }],
    ({ id }) => `g#${id}`,
  );
  const urls: string[] = [];
  visit(tree, 'link', ({ url }) => {
    urls.push(url);
  });
  expect(urls).toEqual(expect.arrayContaining(['g#largest', './circuits.mdx']));
});
