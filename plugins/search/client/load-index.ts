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
    throw new MissingRowsError(address, response.status);
  }
  return buildSearchIndex(unpackRows((await response.json()) as PackedPages));
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
