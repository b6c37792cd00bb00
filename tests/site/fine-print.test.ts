import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { site } from '../../config/site';
import { readBuiltSite } from './lib/site';

/** Bytes that the fine print of a page may add, gzipped. */
const budget = 2_000;

test('the fine print of a page is light', () => {
  const added = [...readBuiltSite().files].flatMap((address) => {
    if (!address.endsWith('.html')) return [];
    const file = path.join('build', address.slice(site.baseUrl.length));
    const html = readFileSync(file, 'utf8');
    const without = html.replace(
      /<details class="[^"]*\bexactly\b.*?<\/details>/gs,
      '',
    );
    if (without === html) return [];
    return [{ file, bytes: gzipSync(html).length - gzipSync(without).length }];
  });
  expect(added).not.toEqual([]);
  expect(added.filter(({ bytes }) => bytes > budget)).toEqual([]);
});
