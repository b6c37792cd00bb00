import { buildSearchIndex, type SearchIndex } from '../engine/search-index';
import { type PackedPages, unpackRows } from '../engine/rows';

/**
 * Downloads the rows of a docs version and indexes them.
 *
 * @param address where the rows are
 * @throws Error when they cannot be downloaded or read
 */
export async function loadIndex(address: string): Promise<SearchIndex> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address} answered ${response.status}`);
  }
  return buildSearchIndex(unpackRows((await response.json()) as PackedPages));
}

export { toHit } from '../engine/to-hit';
