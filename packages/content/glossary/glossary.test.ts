import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Paragraph, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parsePage } from '@o1js-docs/markdown/parse';
import { glossaryRemark } from './';
import { linkTerms } from './link-terms';
import { glossaryPage, readTerms } from './terms';

const root = path.resolve(__dirname, '../../..');

const glossary = `---
not_linked: [Row]
---

Text with [a link](./other.mdx).

## M to W

### Merkle path

See [trees](../basic-types/trees.mdx#path) and [it](#row).

### Path

### Row

### Witness

See [Witnesses](./witnesses.mdx).
`;

/** What a page's links say, and where they lead, after terms are linked. */
function linked(text: string): string[] {
  const tree = parsePage({ file: 'page.mdx', text });
  linkTerms(tree, readTerms(glossary), ({ id }) => `g#${id}`);
  return linksIn(tree);
}

function linksIn(tree: Root): string[] {
  const links: string[] = [];
  visit(tree, 'link', (node) => {
    links.push(`${toString(node)} -> ${node.url}`);
  });
  return links;
}

test('terms are headings of the third level, with the pages that they link to', () => {
  expect(readTerms(glossary)).toEqual([
    {
      name: 'Merkle path',
      id: 'merkle-path',
      explainedOn: ['basic-types/trees.mdx'],
    },
    { name: 'Path', id: 'path', explainedOn: [] },
    {
      name: 'Witness',
      id: 'witness',
      explainedOn: ['getting-started/witnesses.mdx'],
    },
  ]);
});

test('a word that is not linked has to be a term', () => {
  expect(() => readTerms(glossary.replace('[Row]', '[Rwo]'))).toThrow(
    /glossary\.mdx: not_linked in the front matter names what is no term: Rwo\./,
  );
});

test('the first use of a term is a link, the longest term first, one or many, over a line end', () => {
  expect(
    linked(
      'A row, *Merkle\npaths* and a path. Two **witnesses**.\n\nA Merkle path, a witness.',
    ),
  ).toEqual([
    'Merkle\npaths -> g#merkle-path',
    'path -> g#path',
    'witnesses -> g#witness',
  ]);
});

test('a longer term without a link keeps its words', () => {
  const tree = parsePage({ file: 'page.mdx', text: 'A Merkle path, a path.' });
  linkTerms(tree, readTerms(glossary), ({ id }) =>
    id === 'path' ? `g#${id}` : undefined,
  );
  expect(toString(tree)).toBe('A Merkle path, a path.');
  expect(linksIn(tree)).toEqual(['path -> g#path']);
  const [before] = (tree.children[0] as Paragraph).children;
  expect(before).toMatchObject({ value: 'A Merkle path, a ' });
});

test('headings, links, code, heads of tables, titles and parts of words have none', () => {
  expect(
    linked(
      [
        '# Path',
        '[a path](./x.mdx) `path` <summary>path</summary> xpath paths-of path-like a.path',
        '| path |\n| - |\n| cell |',
        ':::note[A path]\n\ntext\n\n:::',
        '```ts\npath\n```',
      ].join('\n\n'),
    ),
  ).toEqual(['a path -> ./x.mdx']);
  expect(linked('| a |\n| - |\n| path |')).toEqual(['path -> g#path']);
});

/** Links that the plugin adds to a text as that of a page. */
function linksOnPage(page: string, siteFolder = root): string[] {
  const text = 'The prover chooses a witness.';
  const tree = parsePage({ file: page, text });
  glossaryRemark({ siteFolder })(tree, {
    path: path.join(siteFolder, page),
  } as never);
  return linksIn(tree);
}

test('guides link to the glossary of their release by its file', () => {
  expect(linksOnPage('docs/a/b/page.mdx')).toContain(
    'witness -> ../../getting-started/glossary.mdx#witness',
  );
  expect(linksOnPage('docs/index.mdx')).toContain(
    'witness -> ./getting-started/glossary.mdx#witness',
  );
  expect(linksOnPage('versioned_docs/version-2.4.0/index.mdx')).toEqual(
    linksOnPage('docs/index.mdx'),
  );
});

test('not where the term is explained, in the glossary, the reference and releases without one', () => {
  expect(
    linksOnPage('docs/writing-constraint-systems/witnesses.mdx').join(),
  ).not.toContain('#witness');
  expect(linksOnPage(`docs/${glossaryPage}`)).toEqual([]);
  expect(linksOnPage('docs/api-reference/classes/Field.md')).toEqual([]);
  expect(linksOnPage('docs/index.mdx', tmpdir())).toEqual([]);
});

test('the glossary is in the order of the alphabet', () => {
  const text = readFileSync(path.join(root, 'docs', glossaryPage), 'utf8');
  const names = text.match(/^### .*$/gm)!.map((line) => line.toLowerCase());
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b)));
  expect(readTerms(text).length).toBeGreaterThan(30);
});
