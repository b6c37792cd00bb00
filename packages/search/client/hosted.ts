import { liteClient } from 'algoliasearch/lite';
import { maxQueryLength, searchAnalytics } from '../constants';
import { escapeMarkup } from './escape-markup';
import type { Hit } from '../engine/to-hit';
import type { Access, SearchClient, SearchResult } from './requests';

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
  let isUnreachable = false;
  return {
    search: async (input) => {
      if (!isUnreachable) {
        try {
          const { results } = await liteClient(
            access.appId,
            access.apiKey,
          ).search<Hit>({
            requests: input.requests.map((request) => ({
              ...request,
              query: request.query.slice(0, maxQueryLength),
              analytics: searchAnalytics,
              clickAnalytics: searchAnalytics,
            })),
          });
          return {
            results: escapeMarkup(results) as SearchResult[],
          };
        } catch (error) {
          console.warn(
            'Algolia does not answer; the index of the site is searched.',
            error,
          );
          isUnreachable = true;
        }
      }
      try {
        const embedded = await import('./embedded');
        return await embedded.createSearchClient(access).search(input);
      } catch (error) {
        // The next key asks Algolia again.
        isUnreachable = false;
        throw error;
      }
    },
  };
}
