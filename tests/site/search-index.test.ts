import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { namesByteBudget, rowsByteBudget } from '../../config/search-constants';
import { releases } from '../../config/releases';
import { site } from '../../config/site';
import type { Row } from '../../plugins/search/engine/rows';
import { buildSearchIndex } from '../../plugins/search/engine/search-index';
import { type RowPart, rowsPath } from '../../plugins/search/records/files';
import { readRows } from '../../plugins/search/records/read-rows';
import { addressOf } from '../../plugins/symbols/address';
import { readTable } from '../../plugins/symbols/table/read-table';

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
function nameOfRow({ level, title, hierarchy }: Row): string {
  const name = title.replace(/\(\)$/, '');
  return level === 1 ? name : `${hierarchy[0]!}.${name}`;
}

describe.each(releases)('the search index of $label', (release) => {
  const rows = readRows(release.docsVersion);

  test('leads to pages and headings that exist', () => {
    const addresses = [
      ...new Set(rows.map(({ url }) => url.replace(/#.*$/, ''))),
    ];
    const ids = new Map(
      addresses.map((address) => [address, idsOfPage(address)]),
    );
    const dead = rows
      .map(({ url }) => url)
      .filter((url) => {
        const [address, anchor] = url.split('#') as [string, string?];
        const known = ids.get(address);
        return !known || (anchor !== undefined && !known.has(anchor));
      });
    expect(dead).toEqual([]);
  });

  test('gives the place of each member first when its name is typed', async () => {
    const index = await buildSearchIndex(rows);
    // Some names have several places: a value and its type, a class's constructor and its `Constructor`.
    const placesOf = new Map<string, string[]>();
    for (const row of rows) {
      const name = nameOfRow(row);
      placesOf.set(name, [...(placesOf.get(name) ?? []), row.url]);
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
      const first = index.search(name)[0]?.row.url ?? '';
      return !placesOf.get(name)?.includes(first);
    });
    expect(missed).toEqual([]);
  });

  test('is within its budget', () => {
    const bytesOf = (part: RowPart) =>
      gzipSync(readFileSync(rowsPath(release.docsVersion, part))).length;
    expect(bytesOf('names')).toBeLessThanOrEqual(namesByteBudget);
    expect(bytesOf('names') + bytesOf('texts')).toBeLessThanOrEqual(
      rowsByteBudget,
    );
  });
});
