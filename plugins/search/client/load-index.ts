import {
  type PackedTexts,
  type PackedTitles,
  unpackRecords,
} from '../engine/index-records';
import { buildSearchIndex, type SearchIndex } from '../engine/search-index';
import type { PackedTypes } from '../engine/type-search';

/** An index in two steps. The title index answers names before the texts have arrived. */
export interface LoadingIndex {
  titleIndex: Promise<SearchIndex>;
  /** Downloads the texts and indexes them with the titles. */
  loadFullIndex: () => Promise<SearchIndex>;
}

/**
 * Loads the index of a docs version.
 *
 * @param titles the response with the titles
 * @param textsAddress address of the texts
 * @returns promises that reject if a part can't be downloaded or parsed
 */
export function loadIndex(
  titles: Promise<Response>,
  textsAddress: string,
): LoadingIndex {
  const packed = titles.then(read<PackedTitles>);
  const titleIndex = packed.then((all) => buildSearchIndex(unpackRecords(all)));
  const loadFullIndex = async () => {
    // One after the other, so that the texts don't delay the titles on a slow line.
    const all = await packed;
    const texts = await read<PackedTexts>(await fetch(textsAddress));
    await titleIndex;
    return buildSearchIndex(unpackRecords(all, texts));
  };
  return { titleIndex, loadFullIndex };
}

/** @returns the parameter and return types of a version's functions */
export async function loadTypes(address: string): Promise<PackedTypes> {
  return read<PackedTypes>(await fetch(address));
}

async function read<Content>(response: Response): Promise<Content> {
  if (!response.ok) throw new MissingIndexError(response.url, response.status);
  return (await response.json()) as Content;
}

/** Has the address in `request`, like the bundler's errors, so that a retry can check whether the file is gone. */
class MissingIndexError extends Error {
  constructor(
    readonly request: string,
    status: number,
  ) {
    super(`${request} answered ${status}`);
  }
}

export { toHit } from '../engine/to-hit';
export { readTypeQuery } from '../engine/type-search';
