import type { PackedNames, PackedTexts } from '../engine/rows';
import { unpackRows } from '../engine/rows';
import type { PackedTypes } from '../engine/type-search';
import { buildSearchIndex, type SearchIndex } from '../engine/search-index';

/** An index in two steps: what has a name is found before the texts have come. */
export interface LoadingIndex {
  names: Promise<SearchIndex>;
  /** Names and texts; asks for the texts. */
  loadWhole: () => Promise<SearchIndex>;
}

/**
 * Indexes the rows of a docs version.
 *
 * @param names the answer with what has a name
 * @param textsAddress where the texts are
 * @returns promises that fail when a part cannot be downloaded or read
 */
export function loadIndex(
  names: Promise<Response>,
  textsAddress: string,
): LoadingIndex {
  const packed = names.then(read<PackedNames>);
  const first = packed.then((all) => buildSearchIndex(unpackRows(all)));
  const loadWhole = async () => {
    // One after the other: names would wait for the texts on a slow line.
    const all = await packed;
    const texts = await read<PackedTexts>(await fetch(textsAddress));
    await first;
    return buildSearchIndex(unpackRows(all, texts));
  };
  return { names: first, loadWhole };
}

/** @returns what the functions of a version take and give */
export async function loadTypes(address: string): Promise<PackedTypes> {
  return read<PackedTypes>(await fetch(address));
}

async function read<Content>(response: Response): Promise<Content> {
  if (!response.ok) throw new MissingRowsError(response.url, response.status);
  return (await response.json()) as Content;
}

/** Names the address as the bundler's errors do: who tries again asks whether it is gone. */
class MissingRowsError extends Error {
  constructor(
    readonly request: string,
    status: number,
  ) {
    super(`${request} answered ${status}`);
  }
}

export { toHit } from '../engine/to-hit';
export { readTypeQuery } from '../engine/type-search';
