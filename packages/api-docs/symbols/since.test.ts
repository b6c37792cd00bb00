import { expect, test } from 'vitest';
import type { Comparison } from './history';
import { SinceTable } from './since';
import type { ApiSymbol } from './symbol';

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
const since = (name: string, release = '2.10.0', inheritedFrom?: string) =>
  new SinceTable(comparisons, release).of({ name, inheritedFrom } as ApiSymbol);

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
