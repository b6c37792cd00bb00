import { expect, test } from 'vitest';
import type { Comparison } from './history';
import { ChangesTable } from './changes';
import type { ApiSymbol } from './symbol';

const comparisons = {
  '2.10.0': {} as Comparison,
  '2.9.0': null,
  '2.2.0': {} as Comparison,
};
const signatures = {
  '2.10.0': { 'Num#add': ['add(): 2', 'add(): 3'] as const },
  '2.2.0': {
    'Num#add': ['add(): 1', 'add(): 2'] as const,
    'Num.from': ['from(): 1', 'from(): 2'] as const,
  },
};
const changes = (symbol: Partial<ApiSymbol>, release = '2.10.0') =>
  new ChangesTable(comparisons, signatures, release).of(symbol as ApiSymbol);

test('changes are listed newest first, with the releases one of which brought them', () => {
  expect(changes({ name: 'Num.add', ofInstance: true })).toEqual([
    { releases: ['2.9.0', '2.10.0'], before: 'add(): 2', after: 'add(): 3' },
    { releases: ['2.2.0'], before: 'add(): 1', after: 'add(): 2' },
  ]);
});

test('later releases do not count, nor a member of another kind', () => {
  expect(changes({ name: 'Num.add', ofInstance: true }, '2.2.0')).toHaveLength(
    1,
  );
  expect(changes({ name: 'Num.add' })).toEqual([]);
});
