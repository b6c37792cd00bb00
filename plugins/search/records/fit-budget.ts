import { gzipSync } from 'node:zlib';
import { packPages } from './pack-pages';
import type { Page } from './page';

/** How much of each text is shown, from all that `packPages` likes to a tenth. */
const shares = [1, 0.75, 0.5, 0.35, 0.25, 0.1];

/** A version's rows as they are shipped, as JSON. */
export interface FittedRows {
  names: string;
  texts: string;
  /** Of both. */
  gzipBytes: number;
  /** The share of each text that is shipped in reading order; the rest is a list of words. */
  share: number;
}

/**
 * Packs the pages so that they weigh at most so much, by showing less of each
 * text. All stay searchable by every word.
 *
 * @param pages the pages of a version
 * @param budget bytes, gzipped
 * @returns the first packing within the budget, or the smallest one
 */
export function fitBudget(pages: readonly Page[], budget: number): FittedRows {
  let fitted: FittedRows | undefined;
  for (const share of shares) {
    const packed = packPages(pages, share);
    const names = JSON.stringify(packed.names);
    const texts = JSON.stringify(packed.texts);
    const gzipBytes = gzipSync(names).length + gzipSync(texts).length;
    fitted = { names, texts, share, gzipBytes };
    if (fitted.gzipBytes <= budget) break;
  }
  return fitted!;
}
