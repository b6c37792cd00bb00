import type { Hit } from '../engine/to-hit';

/** Facets of the records that are searched. Of an inner list, one has to match. */
export type FacetFilters = readonly (string | readonly string[])[];

/** A search, with the parameters of Algolia's API that the embedded index supports. */
export interface SearchRequest {
  indexName: string;
  query: string;
  facetFilters?: FacetFilters;
  hitsPerPage?: number;
  attributesToSnippet?: string[];
  /** True if misspelt words are searched as they are. */
  isVerbatim?: boolean;
}

/** The result of one search. */
export interface SearchResult {
  index: string;
  query: string;
  hits: Hit[];
  nbHits: number;
  /** True if it is from the titles only. */
  isPartial?: boolean;
  /** The query that was searched in place of a misspelt one. */
  corrected?: string;
}

/** Access to a hosted index. The embedded index ignores it. */
export interface Access {
  appId: string;
  apiKey: string;
}

/** The part of Algolia's client that the modal and the search page use. */
export interface SearchClient {
  search: (input: {
    requests: readonly SearchRequest[];
  }) => Promise<{ results: SearchResult[] }>;
}
