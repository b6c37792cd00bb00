import { describe, expect, test } from 'vitest';
import { aliasDependency, aliasLockEntries } from './alias-package';
import { changedCosts } from './changed-costs';
import { insertRelease } from './insert-release';

const release = {
  docsVersion: '2.15.0',
  label: '2.15.0',
  npmPackage: 'o1js-2.15.0',
};

describe('cutting a version', () => {
  test('adds the release below Current', () => {
    const table = `const releases = [
  { docsVersion: 'current', label: 'Current', npmPackage: 'o1js' },
  { docsVersion: '2.5.0', label: '2.5.0', npmPackage: 'o1js-2.5.0' },
];
`;
    expect(insertRelease(table, release).split('\n')[2]).toBe(
      "  { docsVersion: '2.15.0', label: '2.15.0', npmPackage: 'o1js-2.15.0' },",
    );
    expect(() => insertRelease('', release)).toThrow(/no line/);
  });

  test('pins the package under an alias', () => {
    const json = {
      dependencies: { o1js: '2.15.0', zod: '1.0.0' },
    };
    expect(aliasDependency(json, release)).toEqual({
      dependencies: {
        o1js: '2.15.0',
        'o1js-2.15.0': 'npm:o1js@2.15.0',
        zod: '1.0.0',
      },
    });
  });

  test('locks the alias to the tarball that o1js is locked to', () => {
    const entry = { version: '2.15.0' };
    const inner = { version: '7.0.0' };
    const { packages } = aliasLockEntries(
      {
        packages: {
          '': { dependencies: { o1js: '2.15.0' } },
          'node_modules/o1js': entry,
          'node_modules/o1js-2.5.0': { name: 'o1js' },
          'node_modules/o1js/node_modules/json5': inner,
        },
      },
      release,
    );
    expect(packages['']?.dependencies).toHaveProperty(['o1js-2.15.0']);
    expect(packages['node_modules/o1js-2.15.0']).toEqual({
      name: 'o1js',
      ...entry,
    });
    expect(packages['node_modules/o1js-2.15.0/node_modules/json5']).toBe(inner);
    expect(packages['node_modules/o1js']).toBe(entry);
    expect(() => aliasLockEntries({ packages: {} }, release)).toThrow(
      /npm install/,
    );
  });
});

test('moving to a release names the circuits that grew or went', () => {
  const costs = (o1js: string, rows: Record<string, number>) => ({
    o1js,
    samples: Object.fromEntries(
      Object.entries(rows).map(([id, n]) => [
        id,
        { page: 'a.mdx', circuits: { cs: { rows: n, gates: {} } } },
      ]),
    ),
  });
  expect(
    changedCosts(
      costs('2.15.0', { same: 1, grew: 2, gone: 3 }),
      costs('2.16.0', { same: 1, grew: 5 }),
    ),
  ).toEqual([
    'gone cs: 3 rows on o1js 2.15.0, not there on o1js 2.16.0',
    'grew cs: 2 rows on o1js 2.15.0, 5 rows on o1js 2.16.0',
  ]);
});
