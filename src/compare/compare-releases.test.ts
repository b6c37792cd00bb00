import { expect, test } from 'vitest';
import { compareReleases } from './compare-releases';
import type { CompareData, Step } from './data';

const step = (changes: Partial<Step>): Step => ({
  added: [],
  removed: [],
  deprecated: [],
  restored: [],
  newMessages: [],
  goneMessages: [],
  ...changes,
});

const data: CompareData = {
  releases: ['1.0.0', '1.1.0', '1.2.0', '1.10.0'],
  unknown: ['1.3.0'],
  steps: {
    '1.1.0': step({
      added: ['A', 'Old.new', 'V2'],
      removed: ['Gone'],
      deprecated: ['Old', 'V2.x'],
      newMessages: [0, 1],
      goneMessages: [2, 3],
    }),
    '1.2.0': step({
      added: ['A.b', 'Gone'],
      removed: ['V2', 'Old.f'],
      goneMessages: [0],
    }),
    '1.10.0': step({ removed: ['A.b'], restored: ['Old'] }),
  },
  signatures: {
    f: {
      texts: ['f(): void', 'f(a: Field): void', 'f(a?: Field): void'],
      since: ['1.1.0', '1.10.0'],
      reasons: { '0>1': ['<1'], '2>1': ['<1'], '1>0': ['>0'], '2>0': ['>0'] },
    },
    'V2#g': { texts: ['g()', 'g(a)'], since: ['1.2.0'], reasons: {} },
  },
  documented: {
    '1.0.0': { root: '/1/', places: {}, measured: 2, costs: { f: '1 row' } },
    '1.10.0': { root: '/', places: {}, measured: 2, costs: { f: '2 rows' } },
  },
  moves: [
    { name: 'Gone', from: '1.0.0', to: '1.1.0', text: 'Nothing replaces it.' },
  ],
  messages: [
    ['a came and went', ''],
    ['bits must be less than […]', 'range'],
    ['bits must be less than 16', 'range'],
    ['never again', 'once'],
  ],
};

test('what came and went in between is in neither list', () => {
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

test('the other direction has the lists the other way round', () => {
  expect(compareReleases(data, '1.10.0', '1.1.0')).toMatchObject({
    removed: ['Gone'],
    added: ['A.b', 'Old.f', 'V2'].filter((name) => name !== 'A.b'),
    deprecated: ['Old'],
  });
});

test('signatures are those of the two releases', () => {
  const changed = (from: string, to: string) =>
    compareReleases(data, from, to).changed.map(
      ({ before, after, reasons }) => `${before} ${after} ${reasons.join()}`,
    );
  expect(changed('1.0.0', '1.2.0')).toEqual(['f(): void f(a: Field): void <1']);
  expect(changed('1.0.0', '1.10.0')).toEqual(['f(): void f(a?: Field): void ']);
  expect(changed('1.10.0', '1.0.0')).toEqual([
    'f(a?: Field): void f(): void >0',
  ]);
  expect(changed('1.1.0', '1.1.0')).toEqual([]);
});

test('costs are compared where both releases were measured', () => {
  expect(compareReleases(data, '1.0.0', '1.10.0').costs).toEqual([
    { name: 'f', before: '1 row', after: '2 rows' },
  ]);
  expect(compareReleases(data, '1.0.0', '1.1.0').costs).toBeUndefined();
});

test('a replacement counts for pairs that cross it', () => {
  const moves = (from: string, to: string) =>
    compareReleases(data, from, to).moves.length;
  expect(moves('1.0.0', '1.1.0')).toBe(1);
  expect(moves('1.1.0', '1.2.0')).toBe(0);
  expect(moves('1.2.0', '1.0.0')).toBe(0);
});

test('a release that is not recorded is refused, with what to do', () => {
  expect(() => compareReleases(data, '1.3.0', '1.10.0')).toThrow(
    'The package of o1js 1.3.0 could not be compared. Choose the release before or after it.',
  );
  expect(() => compareReleases(data, '1.0.0', '<b>')).toThrow(
    '“<b>” is not a recorded release of o1js. Choose one from 1.0.0 to 1.10.0.',
  );
});

test('errors have new words, are gone, or are new', () => {
  expect(compareReleases(data, '1.0.0', '1.2.0').messages).toEqual({
    changed: [
      {
        place: 'range',
        before: 'bits must be less than 16',
        after: 'bits must be less than […]',
      },
    ],
    gone: [{ place: 'once', text: 'never again' }],
    came: [],
  });
  expect(compareReleases(data, '1.1.0', '1.0.0').messages).toMatchObject({
    changed: [{ after: 'bits must be less than 16' }],
    gone: [{ text: 'a came and went' }],
    came: [{ text: 'never again' }],
  });
});
