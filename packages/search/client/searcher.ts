import manifest from '@search/manifest';
import { maxQueryLength } from '../constants';
import {
  type PackedTexts,
  type PackedTitles,
  unpackRecords,
} from '../engine/index-records';
import {
  buildSearchIndex,
  type Found,
  type SearchIndex,
} from '../engine/search-index';
import { toHit } from '../engine/to-hit';
import { type PackedTypes, readTypeQuery } from '../engine/type-search';
import { download, once } from './download';
import type { FacetFilters, SearchRequest, SearchResult } from './requests';

/** The index of a version. Each part is downloaded at its first use. */
interface VersionIndex {
  /** Answers names before the texts have arrived. */
  titles: () => Promise<SearchIndex>;
  full: () => Promise<SearchIndex>;
  isFull: boolean;
  types: () => Promise<PackedTypes>;
}

const versions = Object.entries(manifest).map(([tag, addresses]) => {
  const packed = once(() => download<PackedTitles>(addresses.titles));
  const index: VersionIndex = {
    titles: once(async () => buildSearchIndex(unpackRecords(await packed()))),
    full: once(async () => {
      // One after the other, so that the texts don't delay the titles on a slow line.
      const titles = await packed();
      const texts = await download<PackedTexts>(addresses.texts);
      await index.titles();
      const full = await buildSearchIndex(unpackRecords(titles, texts));
      index.isFull = true;
      return full;
    }),
    isFull: false,
    types: once(() => download(addresses.types)),
  };
  return { facet: `docusaurus_tag:${tag}`, index };
});

/** @returns the indexes whose tag is in the filters */
function versionsOf(filters: FacetFilters = []): VersionIndex[] {
  const facets = filters.flat();
  return versions.flatMap(({ facet, index }) =>
    facets.includes(facet) ? [index] : [],
  );
}

/** Starts the download of the selected versions' titles before the first key. */
export function warmUp(filters: FacetFilters): void {
  for (const { titles } of versionsOf(filters)) {
    // The first search retries, and shows a failure.
    titles().catch(() => undefined);
  }
}

/** Loads the full index of the selected versions. @returns a promise that resolves when searches use it */
export async function loadFullIndex(filters: FacetFilters): Promise<void> {
  await Promise.all(versionsOf(filters).map(({ full }) => full()));
}

/** Searches the embedded index. @param isEager true to answer from the titles until the full index is loaded */
export async function search(
  requests: readonly SearchRequest[],
  isEager: boolean,
): Promise<SearchResult[]> {
  return Promise.all(requests.map((request) => answer(request, isEager)));
}

async function answer(
  request: SearchRequest,
  isEager: boolean,
): Promise<SearchResult> {
  const query = request.query.slice(0, maxQueryLength);
  // DocSearch asks for a number of words: `content:15`.
  const words = Number(
    /content:(\d+)/.exec(String(request.attributesToSnippet))?.[1] ?? 15,
  );
  const answers = await Promise.all(
    versionsOf(request.facetFilters).map((index) =>
      find(index, { ...request, query }, isEager),
    ),
  );
  const found = answers.flatMap((each) => each.found);
  return {
    index: request.indexName,
    query: request.query,
    hits: found
      .slice(0, request.hitsPerPage)
      .map((each) => toHit(each, words, self.location.origin)),
    nbHits: found.length,
    isPartial: answers.some((each) => each.isPartial),
    corrected: answers.find((each) => each.corrected)?.corrected,
  };
}

/** @returns the records of a version that a query finds. The titles can't say that there are none, or that a word is misspelt: only the full index can. */
async function find(
  index: VersionIndex,
  { query, isVerbatim }: SearchRequest,
  isEager: boolean,
): Promise<{ found: Found[]; isPartial: boolean; corrected?: string }> {
  // Without types it is a search for words.
  const types = readTypeQuery(query)
    ? await index.types().catch(() => undefined)
    : undefined;
  if (isEager && !index.isFull) {
    const found = (await index.titles()).search(query, types, true);
    if (found.length > 0) return { found, isPartial: true };
  }
  const full = await index.full();
  return {
    found: full.search(query, types, isVerbatim),
    isPartial: false,
    corrected: isVerbatim ? undefined : full.correct(query),
  };
}
