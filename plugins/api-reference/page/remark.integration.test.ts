import path from 'node:path';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { describe, expect, test } from 'vitest';
import { apiReferenceRemark } from './remark';

const siteFolder = '/site';

function laidOut(
  markdown: string,
  page = 'docs/api-reference/classes/X.md',
): Root {
  const tree: Root = unified().use(remarkParse).use(remarkGfm).parse(markdown);
  const file = { path: path.join(siteFolder, page) } as VFile;
  apiReferenceRemark({ siteFolder })(tree, file);
  return tree;
}

const classOf = (node: Nodes) => node.data?.hProperties?.className?.join(' ');

/** Text of every element with the class. */
function textsOf(tree: Root, name: string): string[] {
  const texts: string[] = [];
  visit(tree, (node) => {
    if (classOf(node)?.split(' ').includes(name)) texts.push(toString(node));
  });
  return texts;
}

function headingsOf(tree: Root): string[] {
  const headings: string[] = [];
  visit(tree, 'heading', (node) => {
    headings.push(`${node.depth} ${toString(node)}`);
  });
  return headings;
}

function idsOf(tree: Root): unknown[] {
  const ids: unknown[] = [];
  visit(tree, (node) => {
    const id = node.data?.hProperties?.id;
    if (id) ids.push(id);
  });
  return ids;
}

const page = `# X {#page-title}

\`\`\`ts
class X extends Y
\`\`\`

Defined in: [x.ts:1](https://example.com) <!-- part: source -->

An X.

## Extends <!-- part: origin -->

- \`Y\`

## Methods <!-- part: members -->

### ~~add()~~

\`\`\`ts
add(y: X): X;
\`\`\`

Defined in: [x.ts:2](https://example.com) <!-- part: source -->

Adds.

#### Parameters <!-- part: list -->

##### y

[\`X\`](X.md)

What to add.

##### options

How to add.

###### deep?

\`boolean\`

#### Returns <!-- part: returns -->

\`X\`

#### Deprecated <!-- part: deprecated -->

Use plus.

#### Inherited from <!-- part: inherited -->

\`Y.add\`

***

### call

#### Get Signature <!-- part: signature -->

\`\`\`ts
get call(): X;
\`\`\`

##### Returns <!-- part: returns -->

\`X\`
`;

describe('a page of the reference', () => {
  const tree = laidOut(page);

  test('keeps as headings what can be used', () => {
    expect(headingsOf(tree)).toEqual([
      '1 X {#page-title}',
      '2 Methods',
      '3 add()',
      '3 call',
    ]);
  });

  test('keeps ids, of what is left out too, but for those with a number', () => {
    expect(idsOf(tree).sort()).toEqual([
      'add',
      'call',
      'deprecated',
      'extends',
      'get-signature',
      'inherited-from',
      'methods',
      'options',
      'parameters',
      'returns',
      'y',
    ]);
  });

  test('says what it is before how it is written, and where it comes from beside its name', () => {
    expect(toString(tree)).toMatch(/An X\.class X extends Y/);
    expect(textsOf(tree, 'api-facts')).toEqual([
      'extends Y · source',
      'inherited from Y.add · source',
    ]);
  });

  test('has types beside names, and a sentence in their line', () => {
    expect(textsOf(tree, 'api-type')).toEqual([
      'y X What to add.',
      'options How to add.',
    ]);
  });

  test('leaves out what the signature says already', () => {
    expect(textsOf(tree, 'api-label')).toEqual(['Deprecated', 'Parameters']);
  });

  test('marks what is inherited and what is deprecated', () => {
    expect(textsOf(tree, 'api-inherited')).toHaveLength(1);
    expect(textsOf(tree, 'api-deprecated')).toEqual(['DeprecatedUse plus.']);
  });
});

test('names below the deepest heading belong to the list before them', () => {
  const tree = laidOut(`# f

## Parameters <!-- part: list -->

### x

#### Parameters <!-- part: list -->

##### y

###### Parameters <!-- part: list -->

###### z

\`A\`

Last.

###### Returns <!-- part: returns -->

\`B\`

The result.
`);
  expect(textsOf(tree, 'api-type')).toEqual(['x', 'y', 'z A Last.', 'B']);
});

test('a link to a part that is left out is text', () => {
  const tree = laidOut(
    '# f\n\nSee [it](#returns), [x](#x).\n\n## Parameters <!-- part: list -->\n\n### x\n\n`A`\n\nWords.\n\n## Returns <!-- part: returns -->\n\n`B`\n',
  );
  const urls: string[] = [];
  visit(tree, 'link', ({ url }) => {
    urls.push(url);
  });
  expect(urls).toEqual(['#x']);
});

test('a link to a part whose name a member has leads to the member', () => {
  const tree = laidOut(
    '# f\n\nSee [f.returns](#returns).\n\n## Returns <!-- part: returns -->\n\n`B`\n\n## Members <!-- part: members -->\n\n### returns()\n\nWords.\n\n### other()\n',
  );
  const urls: string[] = [];
  visit(tree, 'link', ({ url }) => {
    urls.push(url);
  });
  expect(urls).toEqual(['#returns-1']);
});

test('a table has no dashes for missing descriptions', () => {
  const tree = laidOut('# N\n\n| A | B |\n| - | - |\n| a | - |\n');
  expect(toString(tree)).toBe('NABa');
});

test('other pages are left alone', () => {
  expect(headingsOf(laidOut('# A\n\n#### Parameters', 'docs/a.md'))).toEqual([
    '1 A',
    '4 Parameters',
  ]);
});
