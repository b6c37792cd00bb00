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

/** Whether the site's own index is searched first. */
export const isEmbedded = false;

/** Does nothing: there is no index to download. */
export function warmUp(): void {
  // Algolia's hosts are asked at the first key.
}

/** @returns a promise that is kept: a hosted index answers with all that it has. */
export function whenWhole(): Promise<void> {
  return Promise.resolve();
}

/**
 * @param access the hosted index
 * @returns a client whose answers are safe to put into a page; where Algolia does not answer, the site's own index does
 */
export function createSearchClient(access: Access): SearchClient {
  let own: Promise<SearchClient> | undefined;
  const askOwn = async (input: Parameters<SearchClient['search']>[0]) => {
    own ??= embedded().then((engine) => engine.createSearchClient());
    try {
      return await (await own).search(input);
    } catch (error) {
      // The next key asks Algolia again.
      own = undefined;
      throw error;
    }
  };
  return {
    search: async (input) => {
      if (own) return askOwn(input);
      try {
        return { results: escapeMarkup(await ask(access, input.requests)) };
      } catch (error) {
        console.warn(
          'Algolia does not answer; the index of the site is searched.',
          error,
        );
        return askOwn(input);
      }
    },
  };
}

/** The index that is part of the site, which readers download when it is needed. */
const embedded = () => import('./embedded');

/** @returns titles of pages that the first letters of the query find, as plain text. */
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
