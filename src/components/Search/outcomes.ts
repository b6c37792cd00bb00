import type { createSearchClient } from '@search/client';

type SearchClient = ReturnType<typeof createSearchClient>;

/** The state of the newest search. */
export type Outcome =
  /** There is no query, or it has hits. */
  | { kind: 'idle' | 'pending' | 'found' }
  /** It has no hits, but suggestions of other queries. */
  | { kind: 'empty'; suggestions: string[] }
  | { kind: 'failed'; error: unknown };

/** A client, and the state of its searches. */
export interface WatchedSearches extends SearchClient {
  /** @returns the number of hits of a query; `undefined` until the full index was searched. */
  countOf: (query: string) => number | undefined;
  latest: () => Outcome;
  /** Calls the listener when the state changes. @returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

/**
 * Watches a client. A failed search returns no hits, because DocSearch would
 * otherwise show the hits of an earlier query and no error.
 *
 * @param client the client that searches
 * @param suggest returns other queries
 */
export function watchSearches(
  client: SearchClient,
  suggest: (query: string) => Promise<string[]>,
): WatchedSearches {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let outcome: Outcome = { kind: 'idle' };
  let newest: object | undefined;
  return {
    countOf: (query) => counts.get(query),
    latest: () => outcome,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search: async (input) => {
      const mine = (newest = {});
      const settle = (next: Outcome) => {
        if (newest !== mine) return;
        outcome = next;
        listeners.forEach((listener) => listener());
      };
      const query = input.requests[0]?.query ?? '';
      // Spaces are no query.
      if (!query.trim()) {
        settle({ kind: 'idle' });
        return { results: input.requests.map(withoutHits) };
      }
      settle({ kind: 'pending' });
      try {
        const answer = await client.search(input);
        const { nbHits = 0, isPartial } = answer.results[0] ?? {};
        if (!isPartial) counts.set(query, nbHits);
        if (nbHits > 0) settle({ kind: 'found' });
        else {
          const suggestions = await suggest(query).catch(() => []);
          settle({ kind: 'empty', suggestions });
        }
        return answer;
      } catch (error) {
        console.warn('Search failed.', error);
        settle({ kind: 'failed', error });
        return { results: input.requests.map(withoutHits) };
      }
    },
  };
}

type Request = Parameters<SearchClient['search']>[0]['requests'][number];

function withoutHits({ indexName, query = '' }: Request) {
  return {
    index: indexName,
    query,
    hits: [],
    nbHits: 0,
    page: 0,
    nbPages: 0,
    hitsPerPage: 0,
    exhaustiveNbHits: true,
    params: '',
    processingTimeMS: 0,
  };
}
