import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compareReleases } from '../comparison/compare-releases';
import { buildData } from './build-data';

const data = buildData(process.cwd());

test('the data that a browser loads weighs at most 24 kB gzipped', () => {
  expect(gzipSync(JSON.stringify(data)).length).toBeLessThan(24_000);
});

test('any two recorded releases can be compared', () => {
  expect(data.releases[0]).toBe('1.0.1');
  for (const from of data.releases) {
    for (const to of data.releases) {
      const { removed, added } = compareReleases(data, from, to);
      expect(removed.filter((name) => added.includes(name))).toEqual([]);
    }
  }
});
