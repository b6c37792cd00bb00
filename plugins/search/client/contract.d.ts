// What `@search/client` exports, whichever engine stands behind it:
// embedded.ts or hosted.ts.
import type { Access, FacetFilters, SearchClient } from './requests';

/** Whether the site's own index is searched first. */
export declare const isEmbedded: boolean;

/** Starts what a search of the selected version will need. */
export declare function warmUp(filters: FacetFilters | undefined): void;

/** Asks for all of the selected version. @returns a promise that is kept when answers will not get better */
export declare function whenWhole(
  filters: FacetFilters | undefined,
): Promise<void>;

/**
 * @param isEager whether a first answer may be a part of what there is, until `whenWhole`
 * @returns a client in the shapes of Algolia's API; every text in its hits is safe HTML
 */
export declare function createSearchClient(
  access: Access,
  isEager?: boolean,
): SearchClient;

/** @returns titles of pages of the selected version to search for instead, as plain text. */
export declare function suggest(
  query: string,
  filters: FacetFilters | undefined,
  access: Access,
): Promise<string[]>;
