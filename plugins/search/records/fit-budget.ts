import { gzipSync } from 'node:zlib';
import { packPages } from './pack-pages';
import type { Page } from './page';

/** Shares of each text's usual length that are tried, one after the other. */
const shares = [1, 0.75, 0.5, 0.35, 0.25, 0.1];

/** A version's index as the site ships it: JSON. */
export interface FittedIndex {
  titles: string;
  texts: string;
  /** Of both. */
  gzipBytes: number;
  /** The share of each text that is shipped in reading order. The rest is a list of words. */
  share: number;
}

/**
 * Packs the pages within a budget. It ships less of each text until they fit.
 * Every word still finds its section.
 *
 * @param pages the pages of a version
 * @param budget bytes, gzipped
 * @returns the first index within the budget, or the smallest one
 */
export function fitBudget(pages: readonly Page[], budget: number): FittedIndex {
  let fitted: FittedIndex | undefined;
  for (const share of shares) {
    const packed = packPages(pages, share);
    const titles = JSON.stringify(packed.titles);
    const texts = JSON.stringify(packed.texts);
    const gzipBytes = gzipSync(titles).length + gzipSync(texts).length;
    fitted = { titles, texts, share, gzipBytes };
    if (fitted.gzipBytes <= budget) break;
  }
  return fitted!;
}
