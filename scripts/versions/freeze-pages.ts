import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inlineRegions } from '../../plugins/code-samples';

/**
 * Makes archived pages independent of what goes on changing: blocks that are
 * filled from example projects get their code.
 *
 * @param pages paths relative to the site
 * @param siteFolder absolute path
 * @returns the number of pages
 */
export function freezePages(
  pages: readonly string[],
  siteFolder: string,
): number {
  for (const page of pages) {
    const file = path.join(siteFolder, page);
    const text = readFileSync(file, 'utf8');
    const frozen = inlineRegions(page, text, siteFolder);
    if (frozen !== text) writeFileSync(file, frozen);
  }
  return pages.length;
}
