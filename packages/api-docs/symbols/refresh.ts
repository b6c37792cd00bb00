import { fileURLToPath } from 'node:url';
import { releases } from '@o1js-docs/project/releases';
import { runScript } from '@o1js-docs/project/run-script';
import { keepUses } from './guides/kept-uses';
import { unresolvedPages } from './samples/page-names';
import { readTable } from './table/read-table';

/**
 * Resolves the names in the samples of changed guides, and chooses the examples
 * and sections that the reference shows. The tables of symbols have to exist.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @throws Error with the output of the process that resolves names, when it fails
 */
export async function refreshSymbols(siteFolder: string): Promise<void> {
  const tables = releases.flatMap((release) => {
    const table = readTable(release, siteFolder);
    return table ? [{ release, table }] : [];
  });
  const isResolved = tables.every(
    ({ release, table }) =>
      unresolvedPages(release, table, siteFolder).length === 0,
  );
  if (!isResolved) {
    await runScript(
      fileURLToPath(new URL('samples/resolve-all.ts', import.meta.url)),
      [siteFolder],
      { cwd: siteFolder, failure: 'Names in samples were not resolved:' },
    );
  }
  for (const { release, table } of tables) {
    await keepUses(release, table, siteFolder);
  }
}
