import path from 'node:path';
import { expect, test } from 'vitest';
import { compareReleases } from '../../comparison/compare-releases';
import { buildData } from '../build-data';

const data = buildData(path.resolve('.'));
const pairs = data.releases
  .slice(1)
  .map((to, i) => compareReleases(data, data.releases[i]!, to));

test('each name that is gone has a migration', () => {
  const missing = pairs.flatMap(({ to, removed, migrations }) => {
    const known = new Set(migrations.map(({ name }) => name));
    return removed
      .filter((name) => !known.has(name))
      .map((name) => `${to}: ${name}`);
  });
  expect(pairs.flatMap(({ removed }) => removed).length).toBeGreaterThan(20);
  expect(missing).toEqual([]);
});

test('each migration is shown for two neighboring releases', () => {
  const shown = new Set(pairs.flatMap(({ migrations }) => migrations));
  expect(data.migrations.filter((each) => !shown.has(each))).toEqual([]);
});
