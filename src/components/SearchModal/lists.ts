import type { Item } from './item';
import { groupHits } from './groupHits';
import { type StoredSearches, storedSearches } from './storedSearches';
import type { WatchedSearches } from '@site/src/components/Search/outcomes';
import { words } from './words';

/** Hits of a query, or results that the reader opened or saved before. */
export type ListKind = 'found' | 'recent' | 'favorite';

/** A list of the modal. */
export interface List {
  kind: ListKind;
  title: string;
  items: Item[];
}

export interface Stored {
  recent: StoredSearches;
  favorite: StoredSearches;
}

/** @returns the results that the reader opened and saved for this index. */
export function storedOn(indexName: string): Stored {
  return {
    recent: storedSearches('RECENT', indexName, 7),
    favorite: storedSearches('FAVORITE', indexName, 10),
  };
}

/** @returns the lists of the modal without a query. */
export function storedLists({ recent, favorite }: Stored): List[] {
  const lists: List[] = [
    { kind: 'recent', title: words.recent, items: recent.getAll() },
    { kind: 'favorite', title: words.favorite, items: favorite.getAll() },
  ];
  return lists.filter(({ items }) => items.length > 0);
}

type SearchRequest = Parameters<
  WatchedSearches['client']['search']
>[0]['requests'][number];

/** Parameters of Algolia's search API for each query. */
const request = {
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToSnippet: ['content:15'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
};

/**
 * Searches. After a failure there are no lists, and the watched searches know
 * the error.
 *
 * @param parameters the index and the filters
 * @param toPath turns a hit's address into a path of this site
 */
export async function foundLists(
  query: string,
  { client }: WatchedSearches,
  parameters: Pick<SearchRequest, 'indexName' | 'facetFilters'>,
  toPath: (url: string) => string,
): Promise<List[]> {
  const { results } = await client.search({
    requests: [{ ...request, ...parameters, query }],
  });
  const { hits = [], queryID } = results[0] ?? {};
  // Algolia's statistics identify a hit by these fields.
  const counted = queryID && {
    __autocomplete_queryID: queryID,
    __autocomplete_indexName: parameters.indexName,
  };
  return groupHits(
    hits.map((hit) => ({ ...hit, ...counted, url: toPath(hit.url) })),
  ).map((group) => ({ kind: 'found', ...group }));
}
