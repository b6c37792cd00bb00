import type { Item, StoredHit } from './item';

/** Results that the reader opened or saved, newest first. */
export interface StoredSearches {
  getAll: () => StoredHit[];
  has: (item: Item) => boolean;
  /** Adds a result, or moves it to the front. */
  add: (item: Item) => void;
  remove: (item: Item) => void;
}

/**
 * Stores results in the reader's browser, under DocSearch's keys. If the
 * browser doesn't allow it, they last until the reader leaves the page.
 *
 * @param kind which of the two lists
 * @param indexName each index has its own lists
 * @param size the most results in the list
 */
export function storedSearches(
  kind: 'RECENT' | 'FAVORITE',
  indexName: string,
  size: number,
): StoredSearches {
  const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
  let all = read(key);
  const set = (next: StoredHit[]) => {
    all = next;
    try {
      window.localStorage.setItem(key, JSON.stringify(all));
    } catch {
      // Storage is blocked or full. Docusaurus warns in the console.
    }
  };
  const others = (item: Item) =>
    all.filter(({ objectID }) => objectID !== item.objectID);
  return {
    getAll: () => all,
    has: (item) => others(item).length < all.length,
    add: (item) => set([bare(item), ...others(item)].slice(0, size)),
    remove: (item) => set(others(item)),
  };
}

/** @returns a hit without the fields that belong to a query. */
function bare({ objectID, url, type, hierarchy, content }: Item): StoredHit {
  return { objectID, url, type, hierarchy, content };
}

function read(key: string): StoredHit[] {
  try {
    const stored: unknown = JSON.parse(
      window.localStorage.getItem(key) ?? '[]',
    );
    return Array.isArray(stored) ? stored.filter(isStoredHit) : [];
  } catch {
    return [];
  }
}

/** @returns true if the value is a result. Any value can be in the browser's storage. */
function isStoredHit(value: unknown): value is StoredHit {
  const { objectID, url, hierarchy } = (value ?? {}) as Partial<
    Record<keyof StoredHit, unknown>
  >;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    typeof hierarchy === 'object' &&
    hierarchy !== null
  );
}
