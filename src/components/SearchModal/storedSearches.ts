import type { Item, StoredHit } from './item';

/** Results that were opened, or saved by the reader, the newest first. */
export interface StoredSearches {
  getAll: () => StoredHit[];
  has: (item: Item) => boolean;
  /** Adds a result, or moves it to the front. */
  add: (item: Item) => void;
  remove: (item: Item) => void;
}

/**
 * Keeps results in the reader's browser, under DocSearch's names. Where the
 * browser stores nothing, they are kept until the page is left.
 *
 * @param kind which of the two lists
 * @param indexName results of another index are others
 * @param size how many are kept at most
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
      // Refused, or full: Docusaurus says so in the console.
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

/** Without what belongs to the query that found it. */
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

/** Whether this is a result: anything may be under a name of the browser's storage. */
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
