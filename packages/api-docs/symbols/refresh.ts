import { installedRelease } from '@o1js-docs/project/installed-release';
import { releases } from '@o1js-docs/project/releases';
import { keepUses } from './guides/kept-uses';
import { unresolvedPages } from './samples/page-names';
import { readTable } from './table/read-table';

/**
 * Resolves the names in the samples of changed guides, and chooses the examples
 * and sections that the reference shows. The tables of symbols have to exist.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export async function refreshSymbols(siteFolder: string): Promise<void> {
  for (const release of releases) {
    const table = readTable(release, siteFolder);
    if (!table) continue;
    const pages = unresolvedPages(release, table, siteFolder);
    if (pages.length > 0) {
      // TypeScript takes half a second to load.
      const { resolveRelease } = await import('./samples/resolve-release');
      const installed = installedRelease(release, siteFolder);
      resolveRelease(installed, table, pages, siteFolder);
    }
    keepUses(release, table, siteFolder);
  }
}
