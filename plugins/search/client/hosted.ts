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

/** True if the site's own index is searched first. */
export const isEmbedded = false;

/** Does nothing, because there is no index to download. */
export function warmUp(): void {
  // The first key asks Algolia.
}

/** @returns a resolved promise, because a hosted index always searches all of it. */
export function loadFullIndex(): Promise<void> {
  return Promise.resolve();
}

/**
 * @param access the hosted index
 * @returns a client whose texts are safe HTML; if Algolia doesn't answer, it searches the site's own index
 */
export function createSearchClient(access: Access): SearchClient {
  let fallback: Promise<SearchClient> | undefined;
  const askFallback = async (input: Parameters<SearchClient['search']>[0]) => {
    fallback ??= embedded().then((engine) => engine.createSearchClient());
    try {
      return await (await fallback).search(input);
    } catch (error) {
      // The next key asks Algolia again.
      fallback = undefined;
      throw error;
    }
  };
  return {
    search: async (input) => {
      if (fallback) return askFallback(input);
      try {
        return { results: escapeMarkup(await ask(access, input.requests)) };
      } catch (error) {
        console.warn(
          'Algolia does not answer; the index of the site is searched.',
          error,
        );
        return askFallback(input);
      }
    },
  };
}

/** The site's own index. Readers download it only if Algolia doesn't answer. */
const embedded = () => import('./embedded');

/** @returns titles of pages that the first half of the query finds, as plain text. */
export async function suggest(
  query: string,
  filters: FacetFilters | undefined,
  access: Access,
): Promise<string[]> {
  const words = query.trim();
  try {
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
  } catch {
    return (await embedded()).suggest(query, filters);
  }
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
