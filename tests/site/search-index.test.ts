import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { rowsByteBudget } from '../../config/search-constants';
import { releases } from '../../config/releases';
import { site } from '../../config/site';
import { type PackedPages, unpackRows } from '../../plugins/search/engine/rows';
import { rowsPath } from '../../plugins/search/records/files';

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

describe.each(releases)('the search index of $label', ({ docsVersion }) => {
  const json = readFileSync(rowsPath(docsVersion), 'utf8');
  const rows = unpackRows(JSON.parse(json) as PackedPages);

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

  test('is within its budget', () => {
    expect(gzipSync(json).length).toBeLessThanOrEqual(rowsByteBudget);
  });
});
