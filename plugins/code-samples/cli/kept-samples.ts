import { docsFolder, type Release } from '../../../config/releases';
import { covers } from '../checks/options';

/**
 * @param recorded a release's committed figures by the id of the sample
 * @param pages the pages to measure again, relative to the site; an empty list means all
 * @returns the figures of all other pages
 */
export function keptSamples<T extends { page: string }>(
  recorded: Readonly<Record<string, T>>,
  release: Release,
  pages: readonly string[],
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(recorded).filter(
      ([, { page }]) => !covers({ pages }, `${docsFolder(release)}/${page}`),
    ),
  );
}
