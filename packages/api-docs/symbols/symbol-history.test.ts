import { expect, test } from 'vitest';
import type { Comparison } from './history';
import type { ApiSymbol } from './symbol';
import { SymbolHistory } from './symbol-history';

const changes = (part: Partial<Comparison>): Comparison => ({
  since: '',
  exports: 0,
  added: [],
  removed: [],
  newMembers: [],
  removedMembers: [],
  deprecated: [],
  restored: [],
  ...part,
});

const comparisons = {
  '2.10.0': changes({ added: ['Gone'], newMembers: ['Base.pack'] }),
  '2.9.0': changes({ added: ['Fresh'] }),
  '2.8.0': null,
  '2.2.0': changes({ removed: ['Gone'] }),
  '2.1.0': changes({ added: ['Num', 'Gone'] }),
};
const signatures = {
  '2.9.0': { 'Num#add': ['add(): 2', 'add(): 3'] as const },
  '2.2.0': {
    'Num#add': ['add(): 1', 'add(): 2'] as const,
    'Num.from': ['from(): 1', 'from(): 2'] as const,
  },
};
const history = (release: string) =>
  new SymbolHistory(comparisons, signatures, release);
const since = (name: string, release = '2.10.0', inheritedFrom?: string) =>
  history(release).sinceOf({ name, inheritedFrom } as ApiSymbol);
const changed = (symbol: Partial<ApiSymbol>, release = '2.10.0') =>
  history(release).changesOf(symbol as ApiSymbol);

test('a member is as old as its class, unless it came later', () => {
  expect(since('Num.from')).toEqual(['2.1.0']);
  expect(since('Num.pack', '2.10.0', 'Base.pack')).toEqual(['2.10.0']);
});

test('where a package was not to be had, one of two releases brought it', () => {
  expect(since('Fresh')).toEqual(['2.8.0', '2.9.0']);
});

test('a name that came back is as old as its return; later releases do not count', () => {
  expect(since('Gone')).toEqual(['2.10.0']);
  expect(since('Gone', '2.9.0')).toBeUndefined();
  expect(since('Old')).toBeUndefined();
});

test('changes are listed newest first, with the releases one of which brought them', () => {
  expect(changed({ name: 'Num.add', ofInstance: true })).toEqual([
    { releases: ['2.8.0', '2.9.0'], before: 'add(): 2', after: 'add(): 3' },
    { releases: ['2.2.0'], before: 'add(): 1', after: 'add(): 2' },
  ]);
});

test('changes of later releases do not count, nor of a member of another kind', () => {
  expect(changed({ name: 'Num.add', ofInstance: true }, '2.2.0')).toHaveLength(
    1,
  );
  expect(changed({ name: 'Num.add' })).toEqual([]);
});
