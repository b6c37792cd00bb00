import type { Hit } from '../engine/to-hit';

/** The parameters of Algolia's search API that the embedded index supports. */
export interface SearchParameters {
  query?: string;
  facetFilters?: FacetFilters;
  hitsPerPage?: number;
  page?: number;
  highlightPreTag?: string;
  highlightPostTag?: string;
  snippetEllipsisText?: string;
  attributesToSnippet?: string[];
}

/** An AND of facets, each one facet or an OR of several: `[a, [b, c]]`. */
export type FacetFilters = string | readonly FacetFilters[];

/** One search. Algolia's clients put the parameters next to the index name, older ones into `params`. */
export interface SearchRequest extends SearchParameters {
  indexName: string;
  params?: SearchParameters;
}

/** The result of one search. */
export interface SearchResult {
  index: string;
  query: string;
  hits: Hit[];
  nbHits: number;
  page: number;
  nbPages: number;
  hitsPerPage: number;
  exhaustiveNbHits: boolean;
  params: string;
  processingTimeMS: number;
  /** True if it is from the titles only. */
  isPartial?: boolean;
  /** From a hosted index that collects statistics. */
  queryID?: string;
}

/** Access to a hosted index. The embedded index ignores it. */
export interface Access {
  appId: string;
  apiKey: string;
  indexName: string;
}

/** The part of Algolia's client that the modal and the search page use. */
export interface SearchClient {
  search(input: {
    requests: readonly SearchRequest[];
  }): Promise<{ results: SearchResult[] }>;
}

const tagFacet = 'docusaurus_tag';

/**
 * @param filters of a request
 * @param known the tags of all versions
 * @returns the tags whose records pass the filters
 */
export function tagsOfFilters(
  filters: FacetFilters | undefined,
  known: readonly string[],
): string[] {
  const groups = typeof filters === 'string' ? [filters] : (filters ?? []);
  return groups.reduce<string[]>(
    (tags, group) => {
      const wanted = facetsOf(group).flatMap((facet) => {
        const [name, value] = facet.split(/:(.*)/s);
        return name === tagFacet && value ? [value] : [];
      });
      return wanted.length > 0
        ? tags.filter((tag) => wanted.includes(tag))
        : tags;
    },
    [...known],
  );
}

function facetsOf(filters: FacetFilters): string[] {
  return typeof filters === 'string' ? [filters] : filters.flatMap(facetsOf);
}
