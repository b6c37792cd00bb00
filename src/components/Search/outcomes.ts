import type { createSearchClient } from '@search/client';

type SearchClient = ReturnType<typeof createSearchClient>;
type SearchInput = Parameters<SearchClient['search']>[0];
type SearchResult = Awaited<
  ReturnType<SearchClient['search']>
>['results'][number];

/** The state of the newest search. It is idle if there is no query. */
export interface Outcome {
  kind: 'idle' | 'pending' | 'found' | 'empty' | 'failed';
  input?: SearchInput;
  /** While pending, the result of the search before. */
  result?: SearchResult;
  error?: unknown;
}

/**
 * Watches a client. A failed search returns no hits, because DocSearch would
 * otherwise show the hits of an earlier query and no error.
 */
export function watchSearches(client: SearchClient) {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let outcome: Outcome = { kind: 'idle' };
  let verbatim: string | undefined;
  return {
    /** Searches the words of a query as they are from now on. */
    keepWords: (query: string) => {
      verbatim = query;
    },
    /** @returns the number of hits of a query; `undefined` until the full index was searched. */
    countOf: (query: string) => counts.get(query),
    latest: () => outcome,
    /** Calls the listener when the state changes. @returns a function that unsubscribes it. */
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search: async (input: SearchInput) => {
      let newest = outcome;
      const settle = (next: Outcome) => {
        if (outcome !== newest) return;
        newest = outcome = { ...next, input };
        listeners.forEach((listener) => listener());
      };
      const withoutHits = {
        results: input.requests.map(({ indexName, query }) => ({
          index: indexName,
          query,
          hits: [],
          nbHits: 0,
        })),
      };
      const { query } = input.requests[0]!;
      // Spaces are no query.
      if (!query.trim()) {
        settle({ kind: 'idle' });
        return withoutHits;
      }
      settle({ kind: 'pending', result: outcome.result });
      try {
        const answer = await client.search({
          requests: input.requests.map((request) => ({
            ...request,
            isVerbatim: request.query === verbatim,
          })),
        });
        const result = answer.results[0]!;
        if (!result.isPartial) counts.set(query, result.nbHits);
        settle({ kind: result.nbHits > 0 ? 'found' : 'empty', result });
        return answer;
      } catch (error) {
        console.warn('Search failed.', error);
        settle({ kind: 'failed', error });
        return withoutHits;
      }
    },
  };
}
