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

/** Index and hit maker: one chunk, asked for on first use. */
type Engine = typeof EngineModule;

const indexes = new Map<string, Promise<LoadedIndex>>();

/** What there is of a version's index, and what comes. */
interface LoadedIndex {
  names: SearchIndex;
  /** Downloads the texts when it is asked for the first time. */
  whole: () => Promise<SearchIndex>;
  /** The whole index once it is there. */
  ready?: SearchIndex;
}

/** The engine and the names of a version; downloaded once, and again after a failure. */
function indexOf(tag: string): Promise<LoadedIndex> {
  const known = indexes.get(tag);
  if (known) return known;
  const addresses = manifest[tag]!;
  // Beside the engine, not after it.
  const first = fetch(addresses.names);
  first.catch(() => undefined);
  const loading = engine()
    .then(async ({ loadIndex }) => {
      const { names, loadWhole } = loadIndex(first, addresses.texts);
      let asked: Promise<SearchIndex> | undefined;
      const loaded: LoadedIndex = {
        names: await names,
        whole: () =>
          (asked ??= loadWhole().then(
            (index) => (loaded.ready = index),
            (cause: unknown) => {
              // Names still answer without the network.
              asked = undefined;
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

/** @returns all of a version's index. */
async function wholeIndexOf(tag: string): Promise<SearchIndex> {
  return (await indexOf(tag)).whole();
}

const types = new Map<string, Promise<PackedTypes>>();

/** What the functions of a version take and give; downloaded when someone asks for it. */
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

/** Whether the site's own index is searched first. */
export const isEmbedded = true;

/** Starts the download of the names that the filters select, before the first key. */
export function warmUp(filters: FacetFilters | undefined): void {
  for (const tag of tagsOfFilters(filters, Object.keys(manifest))) {
    // A failure shows, and is retried, at the first search.
    indexOf(tag).catch(() => undefined);
  }
}

/** Asks for all of the selected versions. @returns a promise that is kept when they can be searched whole */
export async function whenWhole(
  filters: FacetFilters | undefined,
): Promise<void> {
  await Promise.all(
    tagsOfFilters(filters, Object.keys(manifest)).map(wholeIndexOf),
  );
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
    .flatMap(({ names }) => names.suggest(query.slice(0, maxQueryLength), 3))
    .slice(0, 3);
}

/**
 * @param _access of a hosted index; there is none
 * @param isEager whether to answer with what the names find until the texts have come
 * @returns a client that answers from the embedded index, in the shapes of Algolia's API
 */
export function createSearchClient(
  _access?: Access,
  isEager = false,
): SearchClient {
  let newest: Promise<{ results: SearchResult[] }> | undefined;
  return {
    search({ requests }) {
      // Keys may come faster than results are drawn: only the newest search
      // runs, and those it overtook give its results.
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
  const { indexName, params, ...beside } = request;
  const wanted: SearchParameters = { ...beside, ...params };
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

/** @returns what a version has of the query; only all of it says that there is nothing. */
async function find(
  tag: string,
  query: string,
  isEager: boolean,
): Promise<{ found: Found[]; isPartial: boolean }> {
  const index = await indexOf(tag);
  const { readTypeQuery } = await engine();
  // Without them it is a search for words.
  const typed = readTypeQuery(query)
    ? await typesOf(tag).catch(() => undefined)
    : undefined;
  if (isEager && !index.ready) {
    const found = index.names.search(query, typed);
    if (found.length > 0) return { found, isPartial: true };
  }
  const found = (await index.whole()).search(query, typed);
  return { found, isPartial: false };
}

/** Reads `content:15` out of the attributes to snippet. */
function snippetWords(attributes: readonly string[] = []): number {
  const content = attributes.find((each) => each.startsWith('content:'));
  return Number(content?.slice('content:'.length)) || 15;
}
