import { expect, test } from 'vitest';
import { compareReleases } from './compare-releases';
import type { CompareData, Step } from './data';

const step = (changes: Partial<Step>): Step => ({
  added: [],
  removed: [],
  deprecated: [],
  restored: [],
  ...changes,
});

const data: CompareData = {
  releases: ['1.0.0', '1.1.0', '1.2.0', '1.10.0'],
  steps: {
    '1.1.0': step({
      added: ['A', 'Old.new', 'V2'],
      removed: ['Gone'],
      deprecated: ['Old', 'V2.x'],
    }),
    '1.2.0': step({
      added: ['A.b', 'Gone'],
      removed: ['V2', 'Old.f'],
    }),
    '1.10.0': step({ removed: ['A.b'], restored: ['Old'] }),
  },
  signatures: {
    f: {
      texts: ['f(): void', 'f(a: Field): void', 'f(a?: Field): void'],
      since: ['1.1.0', '1.10.0'],
    },
    'V2#g': { texts: ['g()', 'g(a)'], since: ['1.2.0'] },
  },
  documented: {
    '1.0.0': { root: '/1/', pages: {}, measured: 2, costs: { f: '1 row' } },
    '1.10.0': { root: '/', pages: {}, measured: 2, costs: { f: '2 rows' } },
  },
  migrations: [
    { name: 'Gone', from: '1.0.0', to: '1.1.0', text: 'Nothing replaces it.' },
  ],
};

test('a name that comes and goes in between is in neither list', () => {
  expect(compareReleases(data, '1.0.0', '1.2.0')).toMatchObject({
    removed: ['Old.f'],
    added: ['A', 'A.b', 'Old.new'],
    deprecated: ['Old'],
  });
  expect(compareReleases(data, '1.0.0', '1.10.0')).toMatchObject({
    removed: ['Old.f'],
    added: ['A', 'Old.new'],
    deprecated: [],
  });
});

test('a downgrade swaps the lists', () => {
  expect(compareReleases(data, '1.10.0', '1.1.0')).toMatchObject({
    removed: ['Gone'],
    added: ['Old.f', 'V2'],
    deprecated: ['Old'],
  });
});

test('signatures come from the two releases', () => {
  const changed = (from: string, to: string) =>
    compareReleases(data, from, to).changed.map(
      ({ before, after }) => `${before} → ${after}`,
    );
  expect(changed('1.0.0', '1.2.0')).toEqual(['f(): void → f(a: Field): void']);
  expect(changed('1.0.0', '1.10.0')).toEqual([
    'f(): void → f(a?: Field): void',
  ]);
  expect(changed('1.10.0', '1.0.0')).toEqual([
    'f(a?: Field): void → f(): void',
  ]);
  expect(changed('1.1.0', '1.1.0')).toEqual([]);
});

test('costs are compared if both releases were measured', () => {
  expect(compareReleases(data, '1.0.0', '1.10.0').costs).toEqual([
    { name: 'f', before: '1 row', after: '2 rows' },
  ]);
  expect(compareReleases(data, '1.0.0', '1.1.0').costs).toBeUndefined();
});

test('a migration belongs to pairs that cross it', () => {
  const migrations = (from: string, to: string) =>
    compareReleases(data, from, to).migrations.length;
  expect(migrations('1.0.0', '1.1.0')).toBe(1);
  expect(migrations('1.1.0', '1.2.0')).toBe(0);
  expect(migrations('1.2.0', '1.0.0')).toBe(0);
});
