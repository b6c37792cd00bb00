import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Item } from './item';
import { storedSearches } from './storedSearches';

const key = '__DOCSEARCH_RECENT_SEARCHES__embedded';
let storage: Record<string, string>;

beforeEach(() => {
  storage = {};
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (name: string) => storage[name] ?? null,
      setItem: (name: string, value: string) => void (storage[name] = value),
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

function item(name: string): Item {
  return {
    objectID: name,
    url: `/${name}`,
    type: 'lvl1',
    hierarchy: { lvl1: name },
    content: null,
    asked: 'a query',
  };
}

const recent = () => storedSearches('RECENT', 'embedded', 2);
const names = () =>
  recent()
    .getAll()
    .map(({ objectID }) => objectID);

test('the newest come first, once each, and the oldest go', () => {
  for (const name of ['a', 'b', 'a', 'c']) recent().add(item(name));
  expect(names()).toEqual(['c', 'a']);
  recent().remove(item('c'));
  expect(names()).toEqual(['a']);
  expect(recent().has(item('a'))).toBe(true);
  expect(recent().has(item('c'))).toBe(false);
});

test('the query that found a result is not stored', () => {
  recent().add(item('a'));
  expect(storage[key]).not.toContain('a query');
});

test.each(['', '{', '"text"', '{"a":1}', '[null, 3, {"url": 1}]'])(
  'other values in the storage are an empty list: %j',
  (stored) => {
    storage[key] = stored;
    expect(names()).toEqual([]);
  },
);

test('without storage, results last until the reader leaves the page', () => {
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const searches = recent();
  searches.add(item('a'));
  expect(searches.getAll()).toHaveLength(1);
});
