import type { createSearchClient } from '@search/client';

type SearchClient = ReturnType<typeof createSearchClient>;
type SearchResults = Awaited<ReturnType<SearchClient['search']>>;

/** How the newest search ended. */
export interface Outcome {
  failed: boolean;
  /** What to search for instead when there are no hits. */
  suggestions: string[];
}

/** A client, and what DocSearch itself does not tell about its searches. */
export interface WatchedSearches {
  client: SearchClient;
  /** @returns the number of hits of a query that was searched. */
  countOf: (query: string) => number | undefined;
  latest: () => Outcome;
  /** Calls back after every outcome. @returns a function that ends this. */
  subscribe: (listener: () => void) => () => void;
}

const fine: Outcome = { failed: false, suggestions: [] };

/**
 * Watches a client. A search that fails counts as one without hits: DocSearch
 * would keep the hits of an earlier query on the screen.
 *
 * @param client the client that searches
 * @param suggest gives other things to search for
 */
export function watchSearches(
  client: SearchClient,
  suggest: (query: string) => Promise<string[]>,
): WatchedSearches {
  const counts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let outcome = fine;
  const settle = (next: Outcome) => {
    outcome = next;
    listeners.forEach((listener) => listener());
  };
  const search: SearchClient['search'] = async (input) => {
    try {
      const answer = await client.search(input);
      const [first] = answer.results;
      if (first) counts.set(first.query, first.nbHits);
      const suggestions =
        first?.nbHits === 0 ? await suggest(first.query).catch(() => []) : [];
      settle({ failed: false, suggestions });
      return answer;
    } catch (error) {
      console.warn('Search failed.', error);
      settle({ failed: true, suggestions: [] });
      return withoutHits(input);
    }
  };
  return {
    client: { search },
    countOf: (query) => counts.get(query),
    latest: () => outcome,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function withoutHits({
  requests,
}: Parameters<SearchClient['search']>[0]): SearchResults {
  return {
    results: requests.map(({ indexName, query = '', hitsPerPage = 20 }) => ({
      index: indexName,
      query,
      hits: [],
      nbHits: 0,
      page: 0,
      nbPages: 0,
      hitsPerPage,
      exhaustiveNbHits: true,
      params: '',
      processingTimeMS: 0,
    })),
  };
}
