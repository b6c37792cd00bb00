import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { type Release, releases } from '@o1js-docs/project/releases';
import { readTable } from '../table/read-table';
import { readCases } from './cases';
import type { SymbolCost } from './cost';
import { rowCounter, type O1js } from './count-rows';
import { apiCostsFile, writeApiCosts } from './recorded';

/**
 * Measures the symbols of a release on its own package, and records the costs.
 *
 * @returns errors in the list of cases
 */
export async function measureRelease(
  release: Release,
  siteFolder: string,
): Promise<string[]> {
  const { packageFolder, o1jsVersion } = installedRelease(release, siteFolder);
  const module = path.join(packageFolder, 'dist/node/index.js');
  const o1js = (await import(pathToFileURL(module).href)) as O1js;
  const cases = readCases(siteFolder);
  const costOf = rowCounter(o1js, cases);
  const symbols: Record<string, SymbolCost> = {};
  const errors: string[] = [];
  for (const id of new Set(cases.calls.map((each) => each.id))) {
    const calls = cases.calls.filter((each) => each.id === id);
    const releasesWithIt = releases.filter((each) =>
      readTable(each, siteFolder)?.byId.has(id),
    );
    if (releasesWithIt.length === 0) {
      errors.push(`${calls[0]!.source}: no release has the symbol ${id}`);
    }
    if (!releasesWithIt.includes(release)) continue;
    try {
      symbols[id] = await costOf(calls);
    } catch (error) {
      errors.push(`${(error as Error).message} (o1js ${o1jsVersion})`);
    }
  }
  writeApiCosts(release, siteFolder, { o1js: o1jsVersion, symbols });
  console.log(
    `${apiCostsFile(release)}: ${Object.keys(symbols).length} symbols`,
  );
  return errors;
}
