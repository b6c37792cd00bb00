import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parsePage } from '../markdown/parse';
import { splitPage } from '../search/records/split-page';
import { listPages } from './check-pages';
import { generatePages } from './generate-pages';
import { apiReferenceRemark } from './page/remark';

const fixture = path.join(import.meta.dirname, 'fixtures', 'o1js-fixture');
const temporary = mkdtempSync(path.join(os.tmpdir(), 'api-reference-'));
const out = path.join(temporary, 'pages');
const page = (name: string) => readFileSync(path.join(out, name), 'utf8');

beforeAll(async () => {
  await generatePages(
    {
      docsVersion: 'current',
      label: 'Current',
      npmPackage: 'o1js',
      o1jsVersion: '0.1.0',
      packageFolder: fixture,
    },
    process.cwd(),
    out,
  );
}, 60_000);

afterAll(() => rmSync(temporary, { recursive: true }));

describe('generated pages', () => {
  test('lie where the published site had them', () => {
    expect(listPages(out)).toEqual([
      'Introduction.md',
      'classes/Field.md',
      'classes/Named.md',
      'classes/Proof.md',
      'functions/sum.md',
      'namespaces/Mina/README.md',
      'namespaces/Mina/functions/read.md',
      'namespaces/Mina/functions/send.md',
      'type-aliases/Twice-1.md',
      'type-aliases/Twice.md',
      'variables/Provable.md',
      'variables/provable-lowercase.md',
    ]);
  });

  test('link to the line of the source at the release', () => {
    expect(page('functions/sum.md')).toContain(
      'https://github.com/o1-labs/o1js/blob/0.1.0/src/index.ts#L11',
    );
  });

  test('mark what is deprecated, in text and in the sidebar', () => {
    expect(page('functions/sum.md')).toContain(
      'sidebar_class_name: "deprecated"',
    );
    expect(page('functions/sum.md')).toContain(
      'sidebar_label: "sum (deprecated)"',
    );
    expect(page('functions/sum.md')).toContain('Deprecated');
    expect(page('classes/Field.md')).toContain('~~old()~~');
    expect(page('classes/Field.md')).not.toContain('sidebar_class_name');
  });

  test('keep a class that is exported by type a class', () => {
    expect(page('classes/Proof.md')).toContain('## Constructors');
  });

  test('have titles of their own and describe themselves', () => {
    expect(page('namespaces/Mina/functions/send.md')).toContain(
      'title: "Mina.send function"',
    );
    expect(page('namespaces/Mina/functions/send.md')).toContain(
      'description: "Sends a transaction, for tests."',
    );
    expect(page('classes/Field.md')).toContain(
      'description: "An element of a small field, for tests."',
    );
    expect(page('type-aliases/Twice.md')).toContain(
      'title: "Twice type (index.ts)"',
    );
    expect(page('type-aliases/Twice-1.md')).toContain(
      'title: "Twice type (provable-intf.ts)"',
    );
  });

  test("leave the page's slug to a member of the same name", () => {
    expect(page('classes/Field.md')).toContain('# Field {#page-title}');
    expect(page('classes/Field.md')).toContain('### field\n');
  });

  test('have no headings from doc comments', () => {
    expect(page('classes/Proof.md')).not.toMatch(/^#+ (Proof|Usage)$/m);
    expect(page('classes/Proof.md')).toContain('**Usage**\n\nNot for use.');
    expect(page('classes/Proof.md')).toContain(
      'description: "A class that the index exports by export type."',
    );
  });

  test('escape what MDX would take for markup', () => {
    expect(page('namespaces/Mina/functions/read.md')).toMatch(
      /Reads \\\{braces\\\} and \\<angles\\>/,
    );
  });

  test('group the sidebar by kind', () => {
    expect(JSON.parse(page('type-aliases/_category_.json'))).toEqual({
      label: 'Types',
      position: 6,
      collapsed: true,
    });
  });
});

test('a link to a method has its name', () => {
  expect(page('classes/Named.md')).toContain('Like [Example()](#example).');
});

test('a destructured parameter is called by its pattern', () => {
  expect(page('classes/Named.md')).toContain('Source({ a, b }: {');
});

describe('a member with the name of a part', () => {
  test('keeps its name', () => {
    const file = path.join(temporary, 'docs/api-reference/classes/Named.md');
    const tree = parsePage({ file, text: page('classes/Named.md') });
    apiReferenceRemark({ siteFolder: temporary })(tree, {
      path: file,
    } as VFile);
    const headings: string[] = [];
    visit(tree, 'heading', (heading) => {
      headings.push(toString(heading));
    });
    expect(headings).toEqual([
      'Named {#page-title}',
      'Constructor',
      'Properties',
      'Accessors',
      'Param',
      'Methods',
      'Example()',
      'Source()',
    ]);
    const entries: string[] = [];
    visit(tree, 'apiBlock' as 'blockquote', ({ data, children }) => {
      if (data?.hName === 'li') entries.push(toString(children[0]));
    });
    expect(entries).toEqual([
      'Note number = 1',
      'Overrides number = 2',
      'Returns number is a parameter',
    ]);
  });

  test('is found by search', () => {
    const { sections } = splitPage(page('classes/Named.md'), {
      file: 'Named.md',
      title: 'Named',
      kind: 'api',
    });
    expect(sections.map(({ title, text }) => `${title}: ${text}`)).toEqual([
      'Named: Its members have the names of parts.',
      'Constructor: Named',
      'Note: A property.',
      'Overrides: Another property.',
      'Param: An accessor. number',
      'Example(): A method. number is a parameter number',
      'Source(): Like Example(). number number number',
    ]);
  });
});
