import type { Item } from './item';
import { groupHits } from './groupHits';
import { type StoredSearches, storedSearches } from './storedSearches';
import type { WatchedSearches } from '@site/src/components/Search/outcomes';
import { words } from './words';

/** What a list holds: hits of a query, or what the reader opened or saved before. */
export type ListKind = 'found' | 'recent' | 'favorite';

/** A list of the modal, before its items are known. */
export interface List {
  kind: ListKind;
  title: string;
  items: Item[];
}

export interface Stored {
  recent: StoredSearches;
  favorite: StoredSearches;
}

/** @returns what the reader opened and saved on this index. */
export function storedOn(indexName: string): Stored {
  return {
    recent: storedSearches('RECENT', indexName, 7),
    favorite: storedSearches('FAVORITE', indexName, 10),
  };
}

/** @returns the lists of a modal in which nothing is typed. */
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

/** How a query is asked, in the parameters of Algolia's search API. */
const request = {
  attributesToRetrieve: ['hierarchy', 'content', 'type', 'url'],
  attributesToSnippet: ['content:15'],
  snippetEllipsisText: '…',
  highlightPreTag: '<mark>',
  highlightPostTag: '</mark>',
  hitsPerPage: 20,
};

/**
 * Searches. A failure gives no lists; `searches` tells it.
 *
 * @param parameters of the index, filters and all
 * @param toPath where a hit's address leads on this site
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
  // By these Algolia's statistics know a hit of a hosted index.
  const counted = queryID && {
    __autocomplete_queryID: queryID,
    __autocomplete_indexName: parameters.indexName,
  };
  return groupHits(
    hits.map((hit) => ({ ...hit, ...counted, url: toPath(hit.url) })),
  ).map((group) => ({ kind: 'found', ...group }));
}
