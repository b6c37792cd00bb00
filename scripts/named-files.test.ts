import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pagesIncluding, pagesNaming } from './named-files';

const pages = {
  'docs/index.mdx': 'See [Field](./basic-types/field.mdx#add).',
  'docs/basic-types/field.mdx':
    "import Rules from './_rules.mdx';\n\n![A path](./path.svg)\n\n[home]: ../index.mdx",
  'docs/basic-types/int.mdx': 'import Field from "./field.mdx";\n\n50 % of it.',
  'docs/basic-types/_rules.mdx': "import Note from '../_note.mdx';",
  'docs/_note.mdx': 'Text.',
  'docs/next.mdx': '```ts source="examples/next/wallet.ts#connect"\n```',
  'docs/My page.mdx': '[Escaped](./a%20page.mdx), [pointed](<./index.mdx>)',
};

function site(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'named-'));
  for (const [file, text] of Object.entries(pages)) {
    const absolute = path.join(folder, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, text);
  }
  return folder;
}

test.each([
  [
    'docs/basic-types/field.mdx',
    ['docs/basic-types/int.mdx', 'docs/index.mdx'],
  ],
  ['docs/basic-types/path.svg', ['docs/basic-types/field.mdx']],
  ['docs/index.mdx', ['docs/My page.mdx', 'docs/basic-types/field.mdx']],
  ['examples/next/wallet.ts', ['docs/next.mdx']],
  ['docs/a page.mdx', ['docs/My page.mdx']],
  ['docs/nobody-names-it.mdx', []],
])('%s is named by %j', (file, expected) => {
  expect(pagesNaming([file], site())).toEqual(expected);
});

test('a part of a part is shown in the page', () => {
  expect(pagesIncluding(['docs/_note.mdx'], site()).toSorted()).toEqual([
    'docs/basic-types/_rules.mdx',
    'docs/basic-types/field.mdx',
    'docs/basic-types/int.mdx',
  ]);
});
