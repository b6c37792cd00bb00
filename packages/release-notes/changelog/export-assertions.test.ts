import { expect, test } from 'vitest';
import {
  assertionsOf,
  wrongAssertions,
  unknownNames,
} from './export-assertions';

const entry = {
  version: '1.1.0',
  date: '2024-04-30',
  text: [
    '### Added',
    '',
    '- `Field.cube()` and `Cube`: third powers.',
    '- The option `fast` of `Field.square()`.',
    '',
    '### Changed',
    '',
    '- `Field.add()` is faster.',
    '',
    '### Removed',
    '',
    '- `Square`.',
  ].join('\n'),
};

const comparison = {
  since: '1.0.1',
  exports: 3,
  added: ['Cube'],
  removed: [],
  newMembers: ['Field.cube'],
  removedMembers: [],
  deprecated: [],
  restored: [],
};

test('items that begin with names assert that these came or went', () => {
  expect(assertionsOf(entry)).toEqual([
    { group: 'Added', name: 'Field.cube' },
    { group: 'Added', name: 'Cube' },
    { group: 'Removed', name: 'Square' },
  ]);
});

test('an assertion that contradicts the packages is found', () => {
  const known = new Set(['Cube', 'Field.cube', 'Square']);
  expect(wrongAssertions(entry, comparison, known)).toEqual([
    { group: 'Removed', name: 'Square' },
  ]);
});

test('a deprecation is compared with doc comments', () => {
  const words = { ...entry, text: '### Deprecated\n\n- `A` and `B.c()`.' };
  const found = { ...comparison, deprecated: ['A'] };
  expect(wrongAssertions(words, found, new Set(['A', 'B.c']))).toEqual([
    { group: 'Deprecated', name: 'B.c' },
  ]);
});

test('names that no release is known to have are not compared', () => {
  expect(wrongAssertions(entry, comparison, new Set(['Cube']))).toEqual([]);
});

test('members that no release has are found, also in the midst of a line', () => {
  const known = new Set(['Field', 'Field.add', 'Field.square']);
  expect(unknownNames(entry, known)).toEqual(['Field.cube']);
});
