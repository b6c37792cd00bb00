import type { createSearchClient } from '@search/client';

type SearchClient = ReturnType<typeof createSearchClient>;
type SearchResults = Awaited<ReturnType<SearchClient['search']>>;

/** The state of the newest search. */
export type Outcome =
  /** It is running, or it has hits. */
  | { kind: 'pending' }
  /** It has no hits, but suggestions of other queries. */
  | { kind: 'empty'; suggestions: string[] }
  | { kind: 'failed'; error: unknown };

/** A client, and the state of its searches. */
export interface WatchedSearches {
  client: SearchClient;
  /** @returns the number of hits of a query; `undefined` until the full index was searched. */
  countOf: (query: string) => number | undefined;
  latest: () => Outcome;
  /** Calls the listener at each start and end of a search. @returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void;
}

const pending: Outcome = { kind: 'pending' };

/**
 * Watches a client. A failed search returns no hits, because the combobox would
 * otherwise show the hits of an earlier query.
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
  let outcome = pending;
  let newest: object | undefined;
  const search: SearchClient['search'] = async (input) => {
    const mine = (newest = {});
    const settle = (next: Outcome) => {
      if (newest !== mine) return;
      outcome = next;
      listeners.forEach((listener) => listener());
    };
    settle(pending);
    try {
      const answer = await client.search(input);
      const [first] = answer.results;
      nameQuery(answer, input);
      if (first && !first.isPartial) counts.set(first.query, first.nbHits);
      if (first?.nbHits === 0) {
        const suggestions = await suggest(first.query).catch(() => []);
        settle({ kind: 'empty', suggestions });
      }
      return answer;
    } catch (error) {
      console.warn('Search failed.', error);
      settle({ kind: 'failed', error });
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

/** The query of a hit. Hits of an earlier query stay on the screen until new ones arrive. */
export interface AskedHit {
  asked?: string;
}

function nameQuery(
  { results }: SearchResults,
  { requests }: Parameters<SearchClient['search']>[0],
): void {
  results.forEach(({ hits }, i) => {
    for (const hit of hits) {
      (hit as AskedHit).asked = queryOf(requests[i]);
    }
  });
}

function queryOf(request: { query?: string } | undefined): string {
  return request?.query?.trim() ?? '';
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
