import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { type Release, releases } from '@o1js-docs/project/releases';
import { readTable } from '../table/read-table';
import { readCases } from './cases';
import type { SymbolCost } from './cost';
import { rowCounter, type O1js } from './count-rows';
import { apiCostsFile, readApiCosts, writeApiCosts } from './recorded';

/**
 * Measures the symbols of a release on its own package, and records the costs or
 * compares them.
 *
 * @returns errors in the list of cases, and the costs that differ
 */
export async function measureRelease(
  release: Release,
  siteFolder: string,
  action: '--write' | '--check',
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
  const file = apiCostsFile(release);
  console.log(`${file}: ${Object.keys(symbols).length} symbols`);
  if (action === '--write') {
    writeApiCosts(release, siteFolder, { o1js: o1jsVersion, symbols });
    return errors;
  }
  const { symbols: recorded } = readApiCosts(release, siteFolder);
  const textOf = (cost: SymbolCost | undefined) =>
    JSON.stringify(cost) ?? 'nothing';
  const differing = Object.keys({ ...recorded, ...symbols })
    .filter((id) => !isDeepStrictEqual(recorded[id], symbols[id]))
    .sort()
    .map(
      (id) =>
        `${file}: ${id}: recorded ${textOf(recorded[id])}; measured ${textOf(symbols[id])}`,
    );
  if (differing.length > 0) {
    differing.push(
      `If you meant this, run: npm run costs -- --write ${release.docsVersion}`,
    );
  }
  return [...errors, ...differing];
}
