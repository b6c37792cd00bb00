// A process that measures one release, on its own package:
//   node --import tsx measure-release.ts <site folder> <docs version> <file to write>
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { installedRelease } from '../../../config/installed-release';
import { releases } from '../../../config/releases';
import { idOf } from '../id';
import { readTable } from '../table/read-table';
import { callsOf } from './calls';
import type { ApiCosts, SymbolCost } from './cost';
import { costOf, type Counter } from './count-rows';
import setUpsOf from './set-ups.mjs';

const [siteFolder = '', docsVersion, file = ''] = process.argv.slice(2);
const release = releases.find((each) => each.docsVersion === docsVersion);
if (!release) throw new Error(`No docs version is called ${docsVersion}.`);
const { packageFolder, o1jsVersion } = installedRelease(release, siteFolder);
const o1js = (await import(
  pathToFileURL(path.join(packageFolder, 'dist/node/index.js')).href
)) as Counter & Record<string, unknown>;
const setUps = setUpsOf(o1js);
const table = readTable(release, siteFolder);
if (!table) {
  throw new Error(
    `Docs version ${docsVersion} has no table of symbols. Run: npm run build, or npm start`,
  );
}
const symbols: Record<string, SymbolCost> = {};
const failed: string[] = [];
for (const symbol of table.symbols) {
  const id = idOf(symbol);
  try {
    const cost = await costOf(callsOf(symbol, setUps, o1js), o1js);
    if (cost !== undefined) symbols[id] = cost;
  } catch (error) {
    failed.push(`${id}: ${(error as Error).message.split('\n', 1)[0]}`);
  }
}
const costs: ApiCosts & { failed: string[] } = {
  o1js: o1jsVersion,
  symbols,
  failed,
};
writeFileSync(file, JSON.stringify(costs));
process.exit(0);
