// A process that measures one release on its own package, because o1js holds
// the circuit that is built in global state:
//   node --import tsx measure-release.ts <site folder> <docs version> --write | --check
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { releases } from '@o1js-docs/project/releases';
import { readTable } from '../table/read-table';
import { readCases } from './cases';
import type { SymbolCost } from './cost';
import { rowCounter, type O1js } from './count-rows';
import { apiCostsFile, readApiCosts, writeApiCosts } from './recorded';

const [siteFolder = '', docsVersion, action] = process.argv.slice(2);
const release = releases.find((each) => each.docsVersion === docsVersion)!;
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
if (action === '--write') {
  writeApiCosts(release, siteFolder, { o1js: o1jsVersion, symbols });
} else {
  const { symbols: recorded } = readApiCosts(release, siteFolder);
  const textOf = (cost: SymbolCost | undefined) =>
    JSON.stringify(cost) ?? 'nothing';
  const differing = Object.keys({ ...recorded, ...symbols })
    .filter((id) => !isDeepStrictEqual(recorded[id], symbols[id]))
    .sort();
  for (const id of differing) {
    errors.push(
      `${file}: ${id}: recorded ${textOf(recorded[id])}; measured ${textOf(symbols[id])}`,
    );
  }
  if (differing.length > 0) {
    errors.push(
      `If you meant this, run: npm run costs -- --write ${docsVersion}`,
    );
  }
}
console.log(`${file}: ${Object.keys(symbols).length} symbols`);
if (errors.length > 0) console.error(errors.join('\n'));
process.exit(errors.length > 0 ? 1 : 0);
