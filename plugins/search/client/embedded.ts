import manifest from '@search/manifest';
import { maxQueryLength } from '../../../config/search-constants';
import type * as EngineModule from './load-index';
import type { PackedTypes } from '../engine/type-search';
import type { Found, SearchIndex } from '../engine/search-index';
import {
  type Access,
  type FacetFilters,
  type SearchClient,
  type SearchParameters,
  type SearchRequest,
  type SearchResult,
  tagsOfFilters,
} from './requests';
import { nextTask } from '../next-task';

/** The engine is one chunk, which the first use downloads. */
type Engine = typeof EngineModule;

const indexes = new Map<string, Promise<LoadedIndex>>();

/** A version's index as far as it is loaded. */
interface LoadedIndex {
  titleIndex: SearchIndex;
  /** Downloads the texts at its first call, and again after a failure. */
  loadFullIndex: () => Promise<SearchIndex>;
  /** Absent until it is loaded. */
  fullIndex?: SearchIndex;
}

/** Downloads the engine and a version's titles once, and again after a failure. */
function indexOf(tag: string): Promise<LoadedIndex> {
  const known = indexes.get(tag);
  if (known) return known;
  const addresses = manifest[tag]!;
  // At the same time as the engine.
  const titles = fetch(addresses.titles);
  titles.catch(() => undefined);
  const loading = engine()
    .then(async ({ loadIndex }) => {
      const { titleIndex, loadFullIndex } = loadIndex(titles, addresses.texts);
      let requested: Promise<SearchIndex> | undefined;
      const loaded: LoadedIndex = {
        titleIndex: await titleIndex,
        loadFullIndex: () =>
          (requested ??= loadFullIndex().then(
            (index) => (loaded.fullIndex = index),
            (cause: unknown) => {
              // The titles still answer without the network.
              requested = undefined;
              throw new UnreachableIndexError(cause);
            },
          )),
      };
      return loaded;
    })
    .catch((cause: unknown): never => {
      indexes.delete(tag);
      throw new UnreachableIndexError(cause);
    });
  indexes.set(tag, loading);
  return loading;
}

async function fullIndexOf(tag: string): Promise<SearchIndex> {
  return (await indexOf(tag)).loadFullIndex();
}

const types = new Map<string, Promise<PackedTypes>>();

/** Downloads the types of a version's functions once, and again after a failure. */
function typesOf(tag: string): Promise<PackedTypes> {
  const known = types.get(tag);
  if (known) return known;
  const loading = engine()
    .then(({ loadTypes }) => loadTypes(manifest[tag]!.types))
    .catch((error: unknown) => {
      types.delete(tag);
      throw error;
    });
  types.set(tag, loading);
  return loading;
}

const engine = (): Promise<Engine> => import('./load-index');

/** The index could not be downloaded. */
class UnreachableIndexError extends Error {
  override name = 'RetryError';
  constructor(cause: unknown) {
    super('The search index could not be downloaded', { cause });
  }
}

/** True if the site's own index is searched first. */
export const isEmbedded = true;

/** Starts the download of the selected versions' titles before the first key. */
export function warmUp(filters: FacetFilters | undefined): void {
  for (const tag of tagsOfFilters(filters, Object.keys(manifest))) {
    // The first search retries, and shows a failure.
    indexOf(tag).catch(() => undefined);
  }
}

/** Loads the full index of the selected versions. @returns a promise that resolves when searches use it */
export async function loadFullIndex(
  filters: FacetFilters | undefined,
): Promise<void> {
  await Promise.all(
    tagsOfFilters(filters, Object.keys(manifest)).map(fullIndexOf),
  );
}

/** @returns titles of pages of the selected versions that resemble the query, nearest first. */
export async function suggest(
  query: string,
  filters: FacetFilters | undefined,
): Promise<string[]> {
  const found = await Promise.all(
    tagsOfFilters(filters, Object.keys(manifest)).map(indexOf),
  );
  return found
    .flatMap(({ titleIndex }) =>
      titleIndex.suggest(query.slice(0, maxQueryLength), 3),
    )
    .slice(0, 3);
}

/**
 * @param _access of a hosted index; unused
 * @param isEager true to answer from the titles until the full index is loaded
 * @returns a client that answers from the embedded index, with the types of Algolia's API
 */
export function createSearchClient(
  _access?: Access,
  isEager = false,
): SearchClient {
  let newest: Promise<{ results: SearchResult[] }> | undefined;
  return {
    search({ requests }) {
      // Readers can type faster than the browser draws. So only the newest
      // search runs, and earlier ones return its results.
      const mine: Promise<{ results: SearchResult[] }> = nextTask().then(() =>
        newest === mine
          ? Promise.all(
              requests.map((request) => answer(request, isEager)),
            ).then((results) => ({ results }))
          : newest!,
      );
      newest = mine;
      return mine;
    },
  };
}

async function answer(
  request: SearchRequest,
  isEager: boolean,
): Promise<SearchResult> {
  const start = performance.now();
  const { indexName, params, ...rest } = request;
  const wanted: SearchParameters = { ...rest, ...params };
  const { hitsPerPage = 20, page = 0 } = wanted;
  const query = (wanted.query ?? '').slice(0, maxQueryLength);
  const { toHit } = await engine();
  const answers =
    query.trim() && hitsPerPage > 0
      ? await Promise.all(
          tagsOfFilters(wanted.facetFilters, Object.keys(manifest)).map((tag) =>
            find(tag, query, isEager),
          ),
        )
      : [];
  const found = answers.flatMap((each) => each.found);
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
    isPartial: answers.some((each) => each.isPartial),
    params: '',
    processingTimeMS: Math.round(performance.now() - start),
  };
}

/** @returns the records of a version that a query finds. The titles can't say that there are none: only the full index can. */
async function find(
  tag: string,
  query: string,
  isEager: boolean,
): Promise<{ found: Found[]; isPartial: boolean }> {
  const index = await indexOf(tag);
  const { readTypeQuery } = await engine();
  // Without types it is a search for words.
  const typed = readTypeQuery(query)
    ? await typesOf(tag).catch(() => undefined)
    : undefined;
  if (isEager && !index.fullIndex) {
    const found = index.titleIndex.search(query, typed);
    if (found.length > 0) return { found, isPartial: true };
  }
  const found = (await index.loadFullIndex()).search(query, typed);
  return { found, isPartial: false };
}

/** @returns the number in the attribute `content:15`. */
function snippetWords(attributes: readonly string[] = []): number {
  const content = attributes.find((each) => each.startsWith('content:'));
  return Number(content?.slice('content:'.length)) || 15;
}
