import { useCallback, useEffect, useRef, useState } from 'react';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createSearchClient, isEmbedded, suggest } from '@search/client';
import { retry } from '@site/src/components/Search/isGone';
import { useStalled } from '@site/src/components/Search/useStalled';
import { filtersOf } from '@site/src/components/Search/versions';
import { readShownResults } from './entryState';

type SearchClient = ReturnType<typeof createSearchClient>;
export type SearchHit = Awaited<
  ReturnType<SearchClient['search']>
>['results'][number]['hits'][number];

/** The answer to a query. */
export type Answer =
  | { kind: 'failed'; error: unknown }
  | { kind: 'empty'; suggestions: string[] }
  | Found;

export interface Found {
  kind: 'found';
  hits: SearchHit[];
  count: number;
  /** The error if loading more results failed. */
  moreError?: unknown;
}

export interface SearchResults {
  /** `idle` without a query; `stalled` if the search takes long. */
  status: 'idle' | 'loading' | 'stalled' | 'answered';
  /** The last answer. While a search is running, it belongs to an earlier query. */
  answer: Answer | undefined;
  loadMore: () => void;
  /** Searches again after a failure. */
  tryAgain: () => void;
}

const hitsPerPage = 20;
const suggestionCount = 3;

/** Milliseconds without a key before a hosted index is asked. */
const typingPause = isEmbedded ? 0 : 300;

/**
 * Searches while the reader types.
 *
 * @param query the query; spaces are no query
 * @param version the docs version to search
 */
export function useSearchResults(
  query: string,
  version: GlobalVersion,
): SearchResults {
  const { algolia } = useAlgoliaThemeConfig();
  const { currentLocale } = useDocusaurusContext().i18n;
  const [client] = useState(() => createSearchClient(algolia));
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ to: object; answer: Answer }>();
  // A reader who comes back gets as many results as before.
  const firstCount = useRef(readShownResults()?.count ?? hitsPerPage);

  const ask = useCallback(
    async (page: number, count = hitsPerPage) => {
      const { results } = await client.search({
        requests: [
          {
            indexName: algolia.indexName,
            query,
            facetFilters: filtersOf(version, currentLocale),
            attributesToSnippet: ['content:30'],
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
            hitsPerPage: count,
            page,
          },
        ],
      });
      return results[0]!;
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another attempt is another search
    [client, algolia.indexName, query, version, currentLocale, attempt],
  );

  useEffect(() => {
    if (!query.trim()) return undefined;
    let isCurrent = true;
    const search = async (): Promise<Answer> => {
      const { hits, nbHits } = await ask(0, firstCount.current);
      if (nbHits > 0) return { kind: 'found', hits, count: nbHits };
      const filters = filtersOf(version, currentLocale);
      const suggestions = await suggest(query, filters, algolia).catch(
        () => [],
      );
      return {
        kind: 'empty',
        suggestions: suggestions.slice(0, suggestionCount),
      };
    };
    const answer = async () => {
      const next = await search().catch((error: unknown): Answer => {
        console.warn('Search failed.', error);
        return { kind: 'failed', error };
      });
      if (!isCurrent) return;
      if (next.kind !== 'failed') firstCount.current = hitsPerPage;
      setAnswered({ to: ask, answer: next });
    };
    const timer = setTimeout(() => void answer(), typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, query, version, currentLocale, algolia]);

  const answer = answered?.answer;
  const loadMore = useCallback(() => {
    if (answer?.kind !== 'found') return;
    const settle = (next: Partial<Found>) =>
      setAnswered((former) =>
        former?.answer === answer
          ? { ...former, answer: { ...answer, ...next } }
          : former,
      );
    ask(Math.floor(answer.hits.length / hitsPerPage)).then(
      ({ hits }) =>
        settle({ hits: [...answer.hits, ...hits], moreError: undefined }),
      (error: unknown) => settle({ moreError: error }),
    );
  }, [ask, answer]);

  const tryAgain = useCallback(() => {
    if (answer?.kind === 'failed')
      void retry(answer.error, () => setAttempt((former) => former + 1));
    else if (answer?.kind === 'found') void retry(answer.moreError, loadMore);
  }, [answer, loadMore]);

  const hasQuery = query.trim() !== '';
  const isPending = hasQuery && answered?.to !== ask;
  const isStalled = useStalled(isPending);
  const pending = isStalled ? 'stalled' : 'loading';
  return {
    status: !hasQuery ? 'idle' : isPending ? pending : 'answered',
    answer,
    loadMore,
    tryAgain,
  };
}
