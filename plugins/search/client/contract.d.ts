// The exports of `@search/client`, which is embedded.ts or hosted.ts.
import type { Access, FacetFilters, SearchClient } from './requests';

/** True if the site's own index is searched first. */
export declare const isEmbedded: boolean;

/** Starts the downloads for a search of the selected version. */
export declare function warmUp(filters: FacetFilters | undefined): void;

/** Loads all of the selected version's index. @returns a promise that resolves when searches use all of it */
export declare function loadFullIndex(
  filters: FacetFilters | undefined,
): Promise<void>;

/**
 * @param isEager true to answer from the titles until the full index is loaded
 * @returns a client with the types of Algolia's API; every text in its hits is safe HTML
 */
export declare function createSearchClient(
  access: Access,
  isEager?: boolean,
): SearchClient;

/** @returns titles of pages of the selected version as suggestions, as plain text. */
export declare function suggest(
  query: string,
  filters: FacetFilters | undefined,
  access: Access,
): Promise<string[]>;
