import { expect, test } from 'vitest';
import type { Release } from './releases';
import { releasesAtHand } from './served-releases';

const all: Release[] = ['current', '2.9.0', '2.8.0', '2.7.0', '2.6.0'].map(
  (docsVersion) => ({ docsVersion, label: docsVersion, npmPackage: 'o1js' }),
);

function atHand(named?: string, edited = '-') {
  const isEdited = (folder: string) => folder.includes(edited);
  return releasesAtHand(all, { named, isEdited }).map(
    ({ docsVersion }) => docsVersion,
  );
}

test('Current and the two newest archived versions, however many there are', () => {
  expect(atHand(undefined, 'nothing')).toEqual(['current', '2.9.0', '2.8.0']);
});

test('a version that is edited is at hand', () => {
  expect(atHand(undefined, '2.6.0')).toEqual([
    'current',
    '2.9.0',
    '2.8.0',
    '2.6.0',
  ]);
});

test('versions that are named, and Current', () => {
  expect(atHand('current')).toEqual(['current']);
  expect(atHand('2.6.0, 2.9.0')).toEqual(['current', '2.9.0', '2.6.0']);
  expect(atHand('all')).toHaveLength(all.length);
});

test('a version that there is not is told, with those that there are', () => {
  expect(() => atHand('2.6')).toThrow(
    'VERSIONS names 2.6, which is no version of the documentation. There are: all, current, 2.9.0, 2.8.0, 2.7.0, 2.6.0.',
  );
});
