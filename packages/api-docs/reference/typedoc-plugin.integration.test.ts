import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { Application } from 'typedoc';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { folderWith } from '@o1js-docs/project/fixtures/folder-with';
import { siteAddress } from '@o1js-docs/project/site-address';
import { parsePage } from '@o1js-docs/markdown/parse';
import { splitPage } from '@o1js-docs/search/records/split-page';
import type { ApiSymbol } from '../symbols/symbol';
import { load } from './typedoc-plugin';
import { typedocOptions } from './typedoc-options';
import { makePackage } from './fixtures/make-package';
import { apiReferenceRemark } from './remark';

vi.mock('./task-groups', () => {
  const names =
    'Field Named Proof sum Mina Twice Provable provable Shape Box Derived Fraction parse Settings';
  return { taskGroups: [{ title: 'All', names: names.split(' ') }] };
});

const temporary = folderWith();
const out = path.join(temporary, 'pages');
const page = (name: string) => readFileSync(path.join(out, name), 'utf8');
const pages = () => Globby.sync('**/*.md', { cwd: out }).sort();

beforeAll(async () => {
  const packageFolder = path.join(temporary, 'package');
  makePackage(packageFolder);
  const options = typedocOptions({
    docsVersion: 'current',
    label: 'Current',
    npmPackage: 'o1js',
    o1jsVersion: '0.1.0',
    packageFolder,
  });
  const app = await Application.bootstrapWithPlugins({
    ...options,
    out,
    // The fixture has few of a release's sources.
    entryPoints: options.entryPoints.filter((file) => existsSync(file)),
    plugin: [
      'typedoc-docusaurus-theme',
      ...options.plugin.filter((name) => !path.isAbsolute(name)),
      load,
    ],
  });
  await app.generateOutputs((await app.convert())!);
}, 240_000);

describe('generated pages', () => {
  test('lie where the published site had them', () => {
    expect(pages()).toEqual([
      'Introduction.md',
      'classes/Box.md',
      'classes/Derived.md',
      'classes/Field.md',
      'classes/Fraction.md',
      'classes/Named.md',
      'classes/Proof.md',
      'classes/Shape.md',
      'functions/parse.md',
      'functions/sum.md',
      'namespaces/Mina/README.md',
      'namespaces/Mina/functions/read.md',
      'namespaces/Mina/functions/send.md',
      'namespaces/Shape/README.md',
      'namespaces/Shape/variables/unit.md',
      'type-aliases/Settings.md',
      'type-aliases/Twice-1.md',
      'type-aliases/Twice.md',
      'variables/Provable.md',
      'variables/provable-lowercase.md',
    ]);
  });

  test('link to the line of the source at the release', () => {
    expect(page('functions/sum.md')).toContain(
      '[source](https://github.com/o1-labs/o1js/blob/0.1.0/src/index.ts#L11)',
    );
  });

  test('mark what is deprecated, in text and in the sidebar', () => {
    expect(page('functions/sum.md')).toContain(
      'sidebar_class_name: "deprecated"',
    );
    expect(page('functions/sum.md')).toContain(
      'sidebar_label: "sum (deprecated)"',
    );
    expect(page('functions/sum.md')).toMatch(
      /:api-deprecated\{id="deprecated"\}[^]*use `\+`/,
    );
    expect(page('classes/Field.md')).toContain('### ~~old()~~ {#old}');
    expect(page('classes/Field.md')).not.toContain('sidebar_class_name');
  });

  test('keep a class that is exported by type a class', () => {
    expect(page('classes/Proof.md')).toContain('## Constructor {#constructor}');
  });

  test('have titles of their own and describe themselves', () => {
    expect(page('namespaces/Mina/functions/send.md')).toContain(
      'title: "Mina.send function"',
    );
    expect(page('namespaces/Mina/functions/send.md')).toContain(
      'description: "Sends a transaction, for tests."',
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
    expect(page('classes/Field.md')).toContain('{#field}');
  });

  test('have no headings from doc comments', () => {
    expect(page('classes/Proof.md')).not.toMatch(/^#+ Usage/m);
    expect(page('classes/Proof.md')).toContain('**Usage**\n\nNot for use.');
    expect(page('classes/Proof.md')).toContain(
      'description: "A class that the index exports by export type."',
    );
  });

  test('escape what would be read as markup', () => {
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

describe('a page shows', () => {
  test('a class and a namespace of one name, which lead to each other', () => {
    expect(page('classes/Shape.md')).toContain(
      'class · also a [namespace](../namespaces/Shape/README.md)',
    );
    expect(page('namespaces/Shape/README.md')).toContain(
      'also a [class](../../classes/Shape.md)',
    );
  });

  test('names with their kind, and a description only if they have one', () => {
    expect(page('namespaces/Shape/README.md')).toMatch(
      /^- :api-kind\[variable\] \[`unit`\]\(variables\/unit\.md\)$/m,
    );
    expect(page('namespaces/Mina/README.md')).toContain(
      '- :api-kind[function] [`send`](functions/send.md)\n\n  Sends a transaction, for tests.\n',
    );
    expect(page('Introduction.md')).toContain(
      '- :api-kind[class] [`Shape`](classes/Shape.md), also a [namespace](namespaces/Shape/README.md)',
    );
  });

  test('the constraint of a type parameter, and nothing of one without', () => {
    const box = page('classes/Box.md');
    expect(box).toContain('class Box<T, Unused>');
    expect(box).toContain('**T** `extends { sides: number; }`');
    expect(box).toContain('**U** `extends` [`Shape`](Shape.md)');
    expect(box).not.toContain('**Unused**');
    expect(box).toContain('{also="unused"}');
  });

  test('destructured parameters by their pattern', () => {
    expect(page('classes/Derived.md')).toContain(
      'draw({ shape, scale }: {\n  scale?: number;\n  shape: Shape;\n}): number;',
    );
  });

  test('each overload with its own description, and which one is deprecated', () => {
    const parts = page('functions/parse.md').split('Call Signature');
    expect(parts).toHaveLength(3);
    expect(parts[1]).toContain('Parses a number.');
    expect(parts[1]).not.toContain('use the other');
    expect(parts[2]).toMatch(/Deprecated[^]*use the other[^]*length: number/);
    // An example of a guide comes after the signatures.
    expect(parts[2]).toContain('::guide-examples');
    expect(page('functions/parse.md')).not.toContain('sidebar_class_name');
  });

  test('a member that is inherited from a class that is not exported', () => {
    expect(page('classes/Derived.md')).toMatch(
      /### inherited\(\) \{#inherited\}[^]*inherited from `Base.inherited`[^]*From a class that users don't know\./,
    );
  });

  test('links with a label, to a member, and to a missing name', () => {
    expect(page('classes/Derived.md')).toContain(
      'see [the sides](Shape.md#sides), [Box.map](Box.md#map) and\nMissing.name.',
    );
    expect(page('classes/Named.md')).toContain('Like [Example()](#example).');
  });

  test('a type of 20 members, folded, with a table of them', () => {
    const settings = page('type-aliases/Settings.md');
    expect(settings).toContain('`type Settings = { … }` 22 lines');
    expect(settings.match(/^\| \[`/gm)).toHaveLength(20);
    expect(settings).toContain('| [`t`](#t) | Called at the end. |');
  });

  test('the members of a provable type by task, and what they return without a summary', () => {
    expect(page('classes/Fraction.md')).toContain(`
| **Operations** |  |
| [\`add\`](#add) | Adds. |
| **Comparisons** |  |
| [\`equals\`](#equals) | _Are the values equal?_ |
| **Conversions** |  |
| [\`toFields\`](#tofields) | _The field elements that the value is made of._ |
| **Properties** |  |
| [\`top\`](#top) | \`number\` |
| **Static members** |  |
| [\`from\`](#from) | Returns \`Fraction\` |

::::

::::api-small

Every provable type has: [\`sizeInFields\`](#sizeinfields)
`);
  });

  test('nothing internal', () => {
    expect(page('classes/Derived.md')).not.toContain('secret');
    expect(page('symbols.json')).not.toContain('secret');
  });

  test('a signature with links of its types, before the description', () => {
    expect(page('classes/Box.md')).toMatch(
      /links=\[\[0,14,5,"classes\/Shape\.md"\]\]\nmap<U extends Shape>[^]*Maps the content of the box\./,
    );
  });
});

test('no id is on a page twice, and no part is empty', () => {
  for (const name of pages()) {
    const text = page(name);
    const ids = [
      ...text.matchAll(/\{#([^}]+)\}$|\b(?:id|also)="([^"]+)"/gm),
    ].flatMap(([, heading, others]) => heading ?? others!.split(' '));
    const repeated = ids.filter((id, i) => ids.indexOf(id) !== i);
    expect(repeated, name).toEqual([]);
    expect(text, name).not.toMatch(/^(:{3,})api-[^\n]*\n\n\1$/m);
    expect(text, name).not.toMatch(/^```ts[^\n]*\n\s*(?:\{\};?)?\n```/m);
  }
});

test('doc comments have callouts, whole links, and code with its language', () => {
  const box = page('classes/Box.md');
  expect(box).toContain(
    ':::warning\n\nit can be empty, see the\n[manual](https://example.com/boxes).\n\n:::',
  );
  expect(box).toContain('```ts\n  new Box(new Shape());\n  ```');
});

test('symbols have the pages and anchors of their sections', () => {
  const symbols = JSON.parse(page('symbols.json')) as ApiSymbol[];
  const of = (name: string) => symbols.find((each) => each.name === name);
  expect(of('Box.map')).toMatchObject({
    page: 'api-reference/classes/Box.md',
    anchor: 'map',
  });
  expect(of('Settings.t')).toMatchObject({ anchor: 't' });
});

describe('a member with the name of a part', () => {
  test('keeps its name', () => {
    const tree = onSite('classes/Named.md');
    const headings: string[] = [];
    visit(tree, 'heading', (heading) => {
      headings.push(toString(heading));
    });
    expect(headings).toEqual([
      'Named {#page-title}',
      'Constructor {#constructor}',
      'Properties {#properties}',
      'Accessors {#accessors}',
      'Param {#param}',
      'Methods {#methods}',
      'Example() {#example}',
      'Source() {#source}',
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
      'Constructor: ',
      'Note: Note number = 1 A property.',
      'Overrides: Overrides number = 2 Another property.',
      'Param: An accessor.',
      'Example(): A method. Returns number is a parameter',
      'Source(): Like Example().',
    ]);
  });
});

test('a function in an intersection is enclosed', () => {
  expect(page('type-aliases/Twice.md')).toContain('= ((value: T) => T) & {');
});

describe('on the site', () => {
  const elementsOf = (tree: Root, name: string) => {
    const found: Nodes[] = [];
    visit(tree, (node) => {
      const { className } = node.data?.hProperties ?? {};
      if (Array.isArray(className) && className.includes(name)) {
        found.push(node);
      }
    });
    return found;
  };

  test('an element has its tag, and a line no paragraph inside', () => {
    const [facts] = elementsOf(onSite('classes/Derived.md'), 'api-facts');
    expect(facts?.data?.hName).toBe('p');
    expect(toString(facts)).toBe('class · source');
    expect(facts).toMatchObject({ children: [{ type: 'text' }, {}] });
  });

  test('anchors of parts that are left out lead to the signature', () => {
    const ids: unknown[] = [];
    visit(onSite('classes/Box.md'), (node) => {
      ids.push(node.data?.hProperties?.id);
    });
    expect(ids).toEqual(expect.arrayContaining(['unused', 'change', 't']));
  });

  test('names in a signature are links to the page of the release', () => {
    const links: unknown[] = [];
    visit(onSite('classes/Box.md'), 'code', ({ data }) => {
      links.push(data?.hProperties?.symbols);
    });
    expect(links).toContain(
      `[[0,14,5,"${siteAddress.baseUrl}api-reference/classes/Shape"]]`,
    );
  });

  test('other pages stay as they are', () => {
    const text = '::::api-facts\n\nclass\n\n::::';
    const tree = parsePage({ file: 'a.md', text });
    const file = { path: path.join(temporary, 'docs/a.md') } as VFile;
    apiReferenceRemark({ siteFolder: temporary })(tree, file);
    expect(tree).toEqual(parsePage({ file: 'a.md', text }));
  });
});

/** A page as the site's plugin changes it. */
function onSite(name: string): Root {
  const file = path.join(temporary, 'docs/api-reference', name);
  const tree = parsePage({ file, text: page(name) });
  apiReferenceRemark({ siteFolder: temporary })(tree, { path: file } as VFile);
  return tree;
}
