import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Globby } from '@docusaurus/utils';
import { describe, expect, test } from 'vitest';
import { referenceFolder } from '@o1js-docs/project/paths';
import { docsFolder, releases } from '@o1js-docs/project/releases';
import { choices, namesIn } from '@o1js-docs/api-docs/reference/choices';
import { ownSummaries } from '@o1js-docs/api-docs/reference/own-summaries';
import { projectPage } from '@o1js-docs/api-docs/reference/router';
import { readTable } from '@o1js-docs/api-docs/symbols/table/read-table';

/** Exports that are in bindings, or in sources shared with mina-signer. */
const withoutPage = [
  'Core',
  'Encoding',
  'From',
  'InferJson',
  'InferValue',
  'IsPure',
  'NetworkId',
  'Types',
];

/**
 * Names that have a page although the package doesn't export them. They are in
 * sources that TypeDoc starts from, and the published site had these pages.
 */
const notExported = new Set([
  'BaseMerkleWitness',
  'BoolVar',
  'ConstantField',
  'ForeignCurveNotNeeded',
  'MemoizationContext',
  'MerkleListBase',
  'MerkleListIteratorBase',
  'ProvableTypePure',
  'ProvableWithEmpty',
  'ScalarConst',
  'ToProvable',
  'UnreducedForeignField',
  'VarField',
  'WithHash',
  'WithProvable',
  'Witness',
  'checkBitLength',
  'conditionalSwap',
  'emptyHash',
  'genericHash',
  'getBlindingValue',
  'memoizationContext',
  'memoizeWitness',
  'merkleListHash',
  'readVarMessage',
  'toConstantField',
  'toFp',
  'withHashes',
  'withMessage',
]);

/** @returns the name that a page documents: `Field`, `Mina.transaction` */
function nameOfPage(file: string): string {
  const text = readFileSync(file, 'utf8');
  const [, name = ''] = /^# (.+) \{#page-title\}$/m.exec(text) ?? [];
  return name.replaceAll('\\', '');
}

describe.each(releases)('the reference of $label', (release) => {
  const { symbols } = readTable(release, process.cwd())!;

  test('has a page for each export, unless its sources are left out', () => {
    const missing = symbols.filter(({ page }) => !page);
    const owners = missing.map(({ name }) => name.split('.')[0]!);
    expect([...new Set(owners)]).toEqual(withoutPage);
  });

  test('has no page for a name that a user cannot import', () => {
    const names = new Set(symbols.map(({ name }) => name));
    const folder = path.join(docsFolder(release), referenceFolder);
    const ignore = [`${projectPage}.md`];
    const others = Globby.sync('**/*.md', { cwd: folder, ignore })
      .map((page) => nameOfPage(path.join(folder, page)))
      .filter((name) => !names.has(name) && !notExported.has(name));
    expect(others).toEqual([]);
  });
});

test('each line of our own is about a member of Current that has none', () => {
  const { symbols } = readTable(releases[0]!, process.cwd())!;
  const names = symbols
    .filter(({ summary }) => !summary)
    .map(({ name }) => `.${name}`);
  const unused = Object.keys(ownSummaries).filter(
    (key) => !names.some((name) => name.endsWith(`.${key}`)),
  );
  expect(unused).toEqual([]);
});

test('each choice is about symbols of Current', () => {
  const { symbols } = readTable(releases[0]!, process.cwd())!;
  const names = symbols.map(({ name }) => name);
  const chosen = Object.entries(choices).flatMap(([of, choice]) => [
    of,
    ...namesIn(choice),
  ]);
  expect(chosen.filter((name) => !names.includes(name))).toEqual([]);
});
