import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import {
  fullIndexByteBudget,
  titleIndexByteBudget,
} from '@o1js-docs/search/constants';
import { allRedirects } from '../../config/redirects';
import { site } from '../../config/site';
import type { IndexRecord } from '@o1js-docs/search/engine/index-records';
import { buildSearchIndex } from '@o1js-docs/search/engine/search-index';
import { type IndexPart, indexPath } from '@o1js-docs/search/records/files';
import { readRecords } from '@o1js-docs/search/records/read-index';
import { splitPage } from '@o1js-docs/search/records/split-page';
import { referenceAliases } from '@o1js-docs/search/records/reference-aliases';
import { addressOf } from '@o1js-docs/api-docs/symbols/address';
import { readTable } from '@o1js-docs/api-docs/symbols/table/read-table';
import { normalize, readBuiltSite } from './lib/site';

const { pages } = readBuiltSite();

/** @returns the name that a heading of the reference explains. */
function nameOfRecord({ level, title, hierarchy }: IndexRecord): string {
  const name = title.replace(/\(\)$/, '');
  return level === 1 ? name : `${hierarchy[0]!}.${name}`;
}

describe.each(releases)('the search index of $label', (release) => {
  const records = readRecords(release.docsVersion);

  test('leads to pages and headings that exist', () => {
    const dead = records.filter(({ url }) => {
      const page = pages.get(normalize(url));
      const [, anchor] = url.split('#');
      return !page || (anchor !== undefined && !page.ids.includes(anchor));
    });
    expect(dead.map(({ url }) => url)).toEqual([]);
  });

  test('gives the place of each member first when its name is typed', async () => {
    const index = await buildSearchIndex(records);
    // Some names have several places: a value and its type, a class's constructor and its `Constructor`.
    const placesOf = new Map<string, string[]>();
    for (const record of records) {
      const name = nameOfRecord(record);
      placesOf.set(name, [...(placesOf.get(name) ?? []), record.url]);
    }
    const names = (readTable(release, process.cwd())?.symbols ?? [])
      .filter((symbol) => {
        const address = addressOf(symbol, release);
        return address && placesOf.get(symbol.name)?.includes(address);
      })
      .map(({ name }) => name)
      .filter((name) => name.includes('.'));
    expect(names.length).toBeGreaterThan(1_000);
    const missed = names.filter((name) => {
      const first = index.search(name)[0]?.record.url ?? '';
      return !placesOf.get(name)?.includes(first);
    });
    expect(missed).toEqual([]);
  });

  test('is within its budget', () => {
    const bytesOf = (part: IndexPart) =>
      gzipSync(readFileSync(indexPath(release.docsVersion, part))).length;
    expect(bytesOf('titles')).toBeLessThanOrEqual(titleIndexByteBudget);
    expect(bytesOf('titles') + bytesOf('texts')).toBeLessThanOrEqual(
      fullIndexByteBudget,
    );
  });
});

/** @returns the name in a title, of a function or not */
const nameIn = ({ title }: IndexRecord) => title.replace(/\(\)$/, '');

test('a name that is gone leads to the page of today, and to the table that says so', async () => {
  const records = readRecords('current');
  const index = await buildSearchIndex(records);
  const tables = ['coming-from-1', 'assistants'].flatMap((name) => {
    const file = `docs/getting-started/${name}.mdx`;
    const page = { file, title: name, kind: 'guide' } as const;
    return splitPage(readFileSync(file, 'utf8'), page).signposts;
  });
  const moved = allRedirects([])
    .filter(({ from }) => from.startsWith('/api-reference/classes/'))
    .map(({ from }) => from.split(/[/.]/).at(-1)!);
  // Some are still names of something else, and a guide may be about a single word.
  const today = new Set(records.map(nameIn));
  const names = [...tables.flatMap(({ said }) => said), ...moved].filter(
    (name) => !today.has(name) && /[a-z.][A-Z]/.test(name),
  );
  expect(names).toEqual(
    expect.arrayContaining(['getAndAssertEquals', 'CircuitValue', 'isReady']),
  );
  const lost = names.filter((name) => {
    const [first] = index.search(name);
    return !first?.record.aliases.split(/,\s*/).includes(name);
  });
  expect(lost).toEqual([]);
});

test('every alias of the reference belongs to a page or member of Current', () => {
  const current = releases[0]!;
  const root = `${site.baseUrl}${urlPrefix(current)}api-reference/`;
  const aliasesAt = new Map(
    readRecords(current.docsVersion).map(({ url, aliases }) => [url, aliases]),
  );
  const lost = Object.entries(referenceAliases).filter(
    ([address, aliases]) => !aliasesAt.get(root + address)?.startsWith(aliases),
  );
  expect(lost).toEqual([]);
});
