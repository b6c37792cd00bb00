import { useCallback, useEffect, useMemo, useState } from 'react';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createSearchClient, isEmbedded, suggest } from '@search/client';
import { filtersOf } from '@site/src/components/Search/versions';

type SearchClient = ReturnType<typeof createSearchClient>;
export type SearchHit = Awaited<
  ReturnType<SearchClient['search']>
>['results'][number]['hits'][number];

/** The answer to a query. */
export type Answer =
  | { kind: 'failed'; error: unknown }
  | { kind: 'empty'; suggestions: string[] }
  /** `count` is the number of all hits; `hits` are the first ones. */
  | { kind: 'found'; hits: SearchHit[]; count: number };

/** Milliseconds without a key before a hosted index is asked. */
const typingPause = isEmbedded ? 0 : 300;

/**
 * Searches while the reader types.
 *
 * @param query the query; spaces are no query
 * @param version the docs version to search
 * @param hitsPerPage the most hits of the answer
 * @returns the newest answer, whether it is to this query, and a function that searches again
 */
export function useAnswer(
  query: string,
  version: GlobalVersion,
  hitsPerPage: number,
): { answer?: Answer; isCurrent: boolean; searchAgain: () => void } {
  const { algolia } = useAlgoliaThemeConfig();
  const { currentLocale } = useDocusaurusContext().i18n;
  const [client] = useState(() => createSearchClient(algolia));
  const [attempt, setAttempt] = useState(0);
  const [answered, setAnswered] = useState<{ to: object; answer: Answer }>();
  const facetFilters = useMemo(
    () => filtersOf(version, currentLocale),
    [version, currentLocale],
  );

  const search = useCallback(
    async (): Promise<Answer> => {
      const { results } = await client.search({
        requests: [
          {
            indexName: algolia.indexName,
            query,
            facetFilters,
            attributesToSnippet: ['content:30'],
            snippetEllipsisText: '…',
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
            hitsPerPage,
            page: 0,
          },
        ],
      });
      const { hits, nbHits } = results[0]!;
      if (nbHits > 0) return { kind: 'found', hits, count: nbHits };
      const suggestions = await suggest(query, facetFilters, algolia).catch(
        () => [],
      );
      return { kind: 'empty', suggestions };
    },
    // eslint-disable-next-line react-hooks/exhaustive-deps -- another attempt is another search
    [client, algolia, query, facetFilters, hitsPerPage, attempt],
  );

  useEffect(() => {
    if (!query.trim()) return undefined;
    let isNewest = true;
    const answer = async () => {
      const next = await search().catch((error: unknown): Answer => {
        console.warn('Search failed.', error);
        return { kind: 'failed', error };
      });
      if (isNewest) setAnswered({ to: search, answer: next });
    };
    const timer = setTimeout(() => void answer(), typingPause);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [search, query]);

  const searchAgain = useCallback(() => setAttempt((former) => former + 1), []);
  return {
    answer: answered?.answer,
    isCurrent: answered?.to === search,
    searchAgain,
  };
}
