import { expect, test } from 'vitest';
import { parsePage } from '@o1js-docs/markdown/parse';
import { idOf } from '../id';
import type { ApiSymbol } from '../symbol';
import type { SymbolTable } from '../table/read-table';
import { codeOf, identifiersOf } from './identifiers';
import { readNames } from './link-prose';

function tableOf(...ids: string[]): SymbolTable {
  const symbols = ids.map((id): ApiSymbol => ({
    name: id.replace('#', '.'),
    kind: 'class',
    ...(id.includes('#') && { ofInstance: true }),
    signature: '',
    page: 'api-reference/x.md',
    declarations: [],
  }));
  return {
    symbols,
    byId: new Map(symbols.map((symbol) => [idOf(symbol), symbol])),
    digest: '',
  };
}

const table = tableOf(
  'Field',
  'Field.from',
  'Field#add',
  'Field#assertEquals',
  'verify',
  'state',
  'Mina',
  'Mina.transaction',
);
const others = [
  { label: '2.4.0', table: tableOf('Field', 'Field.sort', 'Field#isOdd') },
];

/** The links of a page's text, and its mistakes. */
function read(text: string, exceptions: string[] = []) {
  const tree = parsePage({ file: 'page.mdx', text });
  const { links, problems } = readNames(tree, {
    table,
    others,
    exceptions: new Set(exceptions),
    ...identifiersOf([codeOf(tree, 'docs/page.mdx')]),
  });
  return {
    links: links.map(({ code, symbol }) => `${code.value} -> ${idOf(symbol)}`),
    problems: problems.map(({ line, message }) => `${line} ${message}`),
  };
}

test('names, calls, type arguments and decorators are links', () => {
  expect(
    read(
      '`Field`, `Field.from(1)`, `Field.add()`, `verify(proof)`, `@state`, `Mina.transaction`.',
    ).links,
  ).toEqual([
    'Field -> Field',
    'Field.from(1) -> Field.from',
    'Field.add() -> Field#add',
    'verify(proof) -> verify',
    '@state -> state',
    'Mina.transaction -> Mina.transaction',
  ]);
});

test('words, other code, headings and links are none', () => {
  expect(
    read(
      '# `Field`\n\n[`Field`](./x.mdx) `state` `verify` `x + Field.from(1)` `Field |` `"Field"` `...`',
    ),
  ).toEqual({ links: [], problems: [] });
});

test('a name is linked once a section', () => {
  expect(read('`Field` `Field`\n\n## Next\n\n`Field`').links).toEqual([
    'Field -> Field',
    'Field -> Field',
  ]);
});

test('a name that the release lacks is named, with others like it and the releases that have it', () => {
  expect(read('Text.\n\n`Field.form(1)` and `Field.sort`').problems).toEqual([
    "3 This release has no Field.form. Nor has another documented release. Is it Field.from, Field, Field.add? If the page means a name that the release lacks, list it in the front matter: not_in_release: ['Field.form']",
    expect.stringMatching(
      /^3 This release has no Field\.sort\. It is in 2\.4\.0\./,
    ),
  ]);
});

test('so is a call of a member that nothing has', () => {
  expect(read('`total.assertEquls(1)`').problems).toEqual([
    expect.stringMatching(
      /^1 This release has no member assertEquls\. .*Is it \.assertEquals/,
    ),
  ]);
  expect(read('`x.isOdd()`').problems).toEqual([
    expect.stringMatching(/It is in 2\.4\.0/),
  ]);
});

test('members of the language, of the samples, and of other things are let be', () => {
  const page =
    '`list.map(f)` `vote.cast()` `.then()` `a.b` `console.log(x)`\n\n```ts\nvote.cast();\n```\n';
  expect(read(page)).toEqual({ links: [], problems: [] });
});

test('a name that a sample declares is its own', () => {
  expect(
    read('`Field.form()` `Field`\n\n```ts\nclass Field {}\n```\n'),
  ).toEqual({
    links: [],
    problems: [],
  });
});

test('an exception is let be, and asked to go when nothing needs it', () => {
  expect(read('`Field.form`', ['Field.form']).problems).toEqual([]);
  expect(read('`Field`', ['Field.form']).problems).toEqual([
    '1 The page does not name Field.form: remove it from not_in_release in the front matter.',
  ]);
});
