import type { Release } from '@o1js-docs/project/releases';
import { readPageWithChecks, type PageWithChecks } from './page-with-checks';
import { pagesOf } from './pages';

/**
 * Reads the samples and checks of all guides of a release.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export function samplesOfRelease(
  release: Release,
  siteFolder: string,
): PageWithChecks[] {
  return pagesOf(release, siteFolder).map((page) =>
    readPageWithChecks(page, siteFolder),
  );
}
