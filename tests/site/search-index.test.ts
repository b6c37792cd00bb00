import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { releases } from '@o1js-docs/project/releases';
import {
  fullIndexByteBudget,
  titleIndexByteBudget,
} from '@o1js-docs/search/constants';
import { site } from '../../config/site';
import type { IndexRecord } from '@o1js-docs/search/engine/index-records';
import { buildSearchIndex } from '@o1js-docs/search/engine/search-index';
import { type IndexPart, indexPath } from '@o1js-docs/search/records/files';
import { readRecords } from '@o1js-docs/search/records/read-index';
import { addressOf } from '@o1js-docs/api-docs/symbols/address';
import { readTable } from '@o1js-docs/api-docs/symbols/table/read-table';

/** @returns the ids in a built page, or `undefined` when there is no such page. */
function idsOfPage(address: string): Set<string> | undefined {
  const below = address.slice(site.baseUrl.length).replace(/\/$/, '');
  const file = [`${below}.html`, path.join(below, 'index.html')]
    .map((each) => path.join('build', each))
    .find(existsSync);
  if (!file) return undefined;
  const html = readFileSync(file, 'utf8');
  return new Set(
    [...html.matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(
      ([, quoted, bare]) => (quoted ?? bare)!,
    ),
  );
}

/** @returns the name that a heading of the reference explains. */
function nameOfRecord({ level, title, hierarchy }: IndexRecord): string {
  const name = title.replace(/\(\)$/, '');
  return level === 1 ? name : `${hierarchy[0]!}.${name}`;
}

describe.each(releases)('the search index of $label', (release) => {
  const records = readRecords(release.docsVersion);

  test('leads to pages and headings that exist', () => {
    const addresses = [
      ...new Set(records.map(({ url }) => url.replace(/#.*$/, ''))),
    ];
    const ids = new Map(
      addresses.map((address) => [address, idsOfPage(address)]),
    );
    const dead = records
      .map(({ url }) => url)
      .filter((url) => {
        const [address, anchor] = url.split('#') as [string, string?];
        const known = ids.get(address);
        return !known || (anchor !== undefined && !known.has(anchor));
      });
    expect(dead).toEqual([]);
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
