import manifest from '@search/manifest';
import { maxQueryLength } from '../../../config/search-constants';
import type * as EngineModule from './load-index';
import type { SearchIndex } from '../engine/search-index';
import {
  type FacetFilters,
  type SearchClient,
  type SearchParameters,
  type SearchRequest,
  type SearchResult,
  tagsOfFilters,
} from './requests';

/** Index and hit maker: one chunk, asked for on first use. */
type Engine = typeof EngineModule;

const indexes = new Map<string, Promise<SearchIndex>>();

/** The engine and the index of a version; downloaded once, and again after a failure. */
function indexOf(tag: string): Promise<SearchIndex> {
  const known = indexes.get(tag);
  if (known) return known;
  const loading = engine()
    .then(({ loadIndex }) => loadIndex(manifest[tag]!))
    .catch((cause: unknown) => {
      indexes.delete(tag);
      throw new UnreachableIndexError(cause);
    });
  indexes.set(tag, loading);
  return loading;
}

const engine = (): Promise<Engine> => import('./load-index');

/** The index could not be downloaded. DocSearch knows the failure of all hosts by this name. */
class UnreachableIndexError extends Error {
  override name = 'RetryError';
  constructor(cause: unknown) {
    super('The search index could not be downloaded', { cause });
  }
}

/** Whether the site's own index is searched first. */
export const isEmbedded = true;

/** Starts the download of the index that the filters select, before the first key. */
export function warmUp(filters: FacetFilters | undefined): void {
  for (const tag of tagsOfFilters(filters, Object.keys(manifest))) {
    // A failure shows, and is retried, at the first search.
    indexOf(tag).catch(() => undefined);
  }
}

/** @returns titles of pages of the selected version that resemble the query, nearest first. */
export async function suggest(
  query: string,
  filters: FacetFilters | undefined,
): Promise<string[]> {
  const found = await Promise.all(
    tagsOfFilters(filters, Object.keys(manifest)).map(indexOf),
  );
  return found
    .flatMap((index) => index.suggest(query.slice(0, maxQueryLength), 3))
    .slice(0, 3);
}

/** @returns a client that answers from the embedded index, in the shapes of Algolia's API. */
export function createSearchClient(): SearchClient {
  let newest: Promise<{ results: SearchResult[] }> | undefined;
  return {
    search({ requests }) {
      // Keys may come faster than results are drawn: only the newest search
      // runs, and those it overtook give its results.
      const mine: Promise<{ results: SearchResult[] }> = nextTask().then(() =>
        newest === mine
          ? Promise.all(requests.map(answer)).then((results) => ({ results }))
          : newest!,
      );
      newest = mine;
      return mine;
    },
  };
}

/** Lets the browser draw the key that was pressed. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

async function answer(request: SearchRequest): Promise<SearchResult> {
  const start = performance.now();
  const { indexName, params, ...beside } = request;
  const wanted: SearchParameters = { ...beside, ...params };
  const { hitsPerPage = 20, page = 0 } = wanted;
  const query = (wanted.query ?? '').slice(0, maxQueryLength);
  const { toHit } = await engine();
  const found =
    query.trim() && hitsPerPage > 0
      ? await Promise.all(
          tagsOfFilters(wanted.facetFilters, Object.keys(manifest)).map(
            indexOf,
          ),
        ).then((all) => all.flatMap((index) => index.search(query)))
      : [];
  const shape = {
    before: wanted.highlightPreTag ?? '<mark>',
    after: wanted.highlightPostTag ?? '</mark>',
    ellipsis: wanted.snippetEllipsisText ?? '…',
    snippetWords: snippetWords(wanted.attributesToSnippet),
    origin: window.location.origin,
  };
  return {
    index: indexName,
    query: wanted.query ?? '',
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((each) => toHit(each, shape)),
    nbHits: found.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(found.length / hitsPerPage) : 0,
    hitsPerPage,
    exhaustiveNbHits: true,
    params: '',
    processingTimeMS: Math.round(performance.now() - start),
  };
}

/** Reads `content:15` out of the attributes to snippet. */
function snippetWords(attributes: readonly string[] = []): number {
  const content = attributes.find((each) => each.startsWith('content:'));
  return Number(content?.slice('content:'.length)) || 15;
}
