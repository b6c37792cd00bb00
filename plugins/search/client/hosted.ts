import { liteClient, type SearchQuery } from 'algoliasearch/lite';
import {
  maxQueryLength,
  searchAnalytics,
} from '../../../config/search-constants';
import { escapeMarkup } from './escape-markup';
import type {
  Access,
  FacetFilters,
  SearchClient,
  SearchRequest,
  SearchResult,
} from './requests';

/** Whether the index is part of the site. */
export const isEmbedded = false;

/** Does nothing: there is no index to download. */
export function warmUp(): void {
  // Algolia's hosts are asked at the first key.
}

/**
 * @param access the hosted index
 * @returns a client whose answers are safe to put into a page
 */
export function createSearchClient(access: Access): SearchClient {
  return {
    search: async ({ requests }) => ({
      results: escapeMarkup(await ask(access, requests)),
    }),
  };
}

/** @returns titles of pages that the first letters of the query find, as plain text. */
export async function suggest(
  query: string,
  filters: FacetFilters | undefined,
  access: Access,
): Promise<string[]> {
  const words = query.trim();
  const [result] = await ask(access, [
    {
      indexName: access.indexName,
      query: words.slice(0, Math.ceil(words.length / 2)),
      facetFilters: filters,
      hitsPerPage: 10,
    },
  ]);
  const titles = (result?.hits ?? []).flatMap(
    ({ hierarchy }) => hierarchy.lvl1 ?? [],
  );
  return [...new Set(titles)].slice(0, 3);
}

async function ask(
  { appId, apiKey }: Access,
  requests: readonly SearchRequest[],
): Promise<SearchResult[]> {
  const { results } = await liteClient(appId, apiKey).search<object>({
    requests: requests.map((request) => ({
      ...request,
      query: (request.query ?? '').slice(0, maxQueryLength),
      analytics: searchAnalytics,
      clickAnalytics: searchAnalytics,
    })) as SearchQuery[],
  });
  return results as unknown as SearchResult[];
}
