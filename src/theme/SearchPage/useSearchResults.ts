import { useCallback, useEffect, useState } from 'react';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { createSearchClient, isEmbedded, suggest } from '@search/client';
import { filtersOf } from '@site/src/components/Search/versions';

type SearchClient = ReturnType<typeof createSearchClient>;
export type SearchHit = Awaited<
  ReturnType<SearchClient['search']>
>['results'][number]['hits'][number];

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'failed' }
  | { kind: 'empty'; suggestions: string[] }
  | { kind: 'found'; hits: SearchHit[]; count: number };

const idle: SearchState = { kind: 'idle' };

const hitsPerPage = 20;
const suggestionCount = 3;

/** A hosted index is spared the keys between. */
const typingPause = isEmbedded ? 0 : 300;

/**
 * Searches while the reader types. The former results stay until the next are there.
 *
 * @param query what to search; nothing is searched when blank
 * @param version the docs version to search
 */
export function useSearchResults(
  query: string,
  version: GlobalVersion,
): { state: SearchState; loadMore: () => void } {
  const { algolia } = useAlgoliaThemeConfig();
  const { currentLocale } = useDocusaurusContext().i18n;
  const [client] = useState(() => createSearchClient(algolia));
  const [state, setState] = useState<SearchState>(idle);

  const ask = useCallback(
    async (page: number) => {
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
            hitsPerPage,
            page,
          },
        ],
      });
      return results[0]!;
    },
    [client, algolia.indexName, query, version, currentLocale],
  );

  useEffect(() => {
    if (!query.trim()) return undefined;
    let isCurrent = true;
    const search = async (): Promise<SearchState> => {
      const { hits, nbHits } = await ask(0);
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
    const timer = setTimeout(() => {
      search()
        .catch((error: unknown): SearchState => {
          console.warn('Search failed.', error);
          return { kind: 'failed' };
        })
        .then(
          (next) => isCurrent && setState(next),
          () => undefined,
        );
    }, typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [ask, query, version, currentLocale, algolia]);

  const loadMore = useCallback(() => {
    if (state.kind !== 'found') return;
    ask(Math.floor(state.hits.length / hitsPerPage)).then(
      ({ hits }) =>
        setState((former) =>
          former === state
            ? { ...former, hits: [...state.hits, ...hits] }
            : former,
        ),
      () => setState({ kind: 'failed' }),
    );
  }, [ask, state]);

  return { state: query.trim() ? state : idle, loadMore };
}
