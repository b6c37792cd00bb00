import manifest from '@search/manifest';
import { maxQueryLength } from '../../../config/search-constants';
import type { PackedTexts, PackedTitles } from '../engine/index-records';
import type { Found, SearchIndex } from '../engine/search-index';
import type { PackedTypes } from '../engine/type-search';
import { download, once } from './download';
import {
  type Access,
  type FacetFilters,
  type SearchClient,
  type SearchParameters,
  type SearchRequest,
  type SearchResult,
  tagsOfFilters,
} from './requests';

/** True if the site's own index is searched first. */
export const isEmbedded = true;

const engine = once(() => import('./engine'));

/** The index of a version. Each part is downloaded at its first use. */
interface VersionIndex {
  /** Answers names before the texts have arrived. */
  titles: () => Promise<SearchIndex>;
  full: () => Promise<SearchIndex>;
  isFull: boolean;
  types: () => Promise<PackedTypes>;
}

const versions = new Map(
  Object.entries(manifest).map(([tag, addresses]) => {
    const packed = once(() => download<PackedTitles>(addresses.titles));
    const index: VersionIndex = {
      titles: once(async () => {
        const [titles, { buildSearchIndex, unpackRecords }] = await Promise.all(
          [packed(), engine()],
        );
        return buildSearchIndex(unpackRecords(titles));
      }),
      full: once(async () => {
        // One after the other, so that the texts don't delay the titles on a slow line.
        const titles = await packed();
        const texts = await download<PackedTexts>(addresses.texts);
        await index.titles();
        const { buildSearchIndex, unpackRecords } = await engine();
        const full = await buildSearchIndex(unpackRecords(titles, texts));
        index.isFull = true;
        return full;
      }),
      isFull: false,
      types: once(() => download(addresses.types)),
    };
    return [tag, index];
  }),
);

function versionsOf(filters: FacetFilters | undefined): VersionIndex[] {
  return tagsOfFilters(filters, [...versions.keys()]).map((tag) =>
    versions.get(tag)!,
  );
}

/** Starts the download of the selected versions' titles before the first key. */
export function warmUp(filters: FacetFilters | undefined): void {
  for (const { titles } of versionsOf(filters)) {
    // The first search retries, and shows a failure.
    titles().catch(() => undefined);
  }
}

/** Loads the full index of the selected versions. @returns a promise that resolves when searches use it */
export async function loadFullIndex(
  filters: FacetFilters | undefined,
): Promise<void> {
  await Promise.all(versionsOf(filters).map(({ full }) => full()));
}

/** @returns titles of pages of the selected versions that resemble the query, nearest first. */
export async function suggest(
  query: string,
  filters: FacetFilters | undefined,
): Promise<string[]> {
  const indexes = await Promise.all(
    versionsOf(filters).map(({ titles }) => titles()),
  );
  return indexes
    .flatMap((index) => index.suggest(query.slice(0, maxQueryLength), 3))
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
  return {
    search: async ({ requests }) => ({
      results: await Promise.all(
        requests.map((request) => answer(request, isEager)),
      ),
    }),
  };
}

async function answer(
  { indexName, params, ...rest }: SearchRequest,
  isEager: boolean,
): Promise<SearchResult> {
  const start = performance.now();
  const wanted: SearchParameters = { ...rest, ...params };
  const { hitsPerPage = 20, page = 0 } = wanted;
  const query = (wanted.query ?? '').slice(0, maxQueryLength);
  const { toHit } = await engine();
  const answers = await Promise.all(
    query.trim()
      ? versionsOf(wanted.facetFilters).map((index) =>
          find(index, query, isEager),
        )
      : [],
  );
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
    nbPages: Math.ceil(found.length / hitsPerPage),
    hitsPerPage,
    exhaustiveNbHits: true,
    isPartial: answers.some((each) => each.isPartial),
    params: '',
    processingTimeMS: Math.round(performance.now() - start),
  };
}

/** @returns the records of a version that a query finds. The titles can't say that there are none: only the full index can. */
async function find(
  index: VersionIndex,
  query: string,
  isEager: boolean,
): Promise<{ found: Found[]; isPartial: boolean }> {
  const { readTypeQuery } = await engine();
  // Without types it is a search for words.
  const types = readTypeQuery(query)
    ? await index.types().catch(() => undefined)
    : undefined;
  if (isEager && !index.isFull) {
    const found = (await index.titles()).search(query, types);
    if (found.length > 0) return { found, isPartial: true };
  }
  const found = (await index.full()).search(query, types);
  return { found, isPartial: false };
}

/** @returns the number in the attribute `content:15`. */
function snippetWords(attributes: readonly string[] = []): number {
  const content = attributes.find((each) => each.startsWith('content:'));
  return Number(content?.slice('content:'.length)) || 15;
}
