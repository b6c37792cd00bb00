import { expect, test } from 'vitest';
import { wrongAssertions, unknownNames } from './export-assertions';

const entry = {
  version: '1.1.0',
  text: [
    '### Added\n',
    '- `Field.cube()` and `Cube`: third powers.',
    '- The option `fast` of `Field.square()`.\n',
    '### Changed\n',
    '- `Field.add()` is faster.\n',
    '### Deprecated\n',
    '- `A` and `B.c()`.\n',
    '### Removed\n',
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
  deprecated: ['A'],
  restored: [],
};

test('an item that begins with names asserts that these came, went or are deprecated; what contradicts the packages is found', () => {
  const known = ['Cube', 'Field.cube', 'Field.square', 'A', 'B.c', 'Square'];
  expect(wrongAssertions(entry, comparison, new Set(known))).toEqual([
    { group: 'Deprecated', name: 'B.c' },
    { group: 'Removed', name: 'Square' },
  ]);
});

test('names that no release is known to have are not compared', () => {
  expect(wrongAssertions(entry, comparison, new Set(['Cube']))).toEqual([]);
});

test('members that no release has are found, also in the midst of a line', () => {
  const known = new Set(['Field', 'Field.add', 'Field.square']);
  expect(unknownNames(entry, known)).toEqual(['Field.cube']);
});
