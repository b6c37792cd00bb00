import path from 'node:path';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { readCached } from '@o1js-docs/project/cache/read-cached';
import { writeFile } from '@o1js-docs/project/write-file';
import type { ApiCosts } from './cost';

const none: ApiCosts = { o1js: '', symbols: {} };

const read = readCached((text) => JSON.parse(text) as ApiCosts);

/** @returns the committed file of a release, relative to the site's root. */
export function apiCostsFile(release: Release): string {
  return `${docsFolder(release)}/_measured/api-costs.json`;
}

/** @returns the committed costs; none when nothing is recorded yet. */
export function readApiCosts(release: Release, siteFolder: string): ApiCosts {
  const file = path.join(siteFolder, apiCostsFile(release));
  return read(file) ?? none;
}

/** Writes the costs of a release, a line for each symbol, so that a change shows as one line. */
export function writeApiCosts(
  release: Release,
  siteFolder: string,
  { o1js, symbols }: ApiCosts,
): void {
  const file = path.join(siteFolder, apiCostsFile(release));
  const lines = Object.keys(symbols)
    .sort()
    .map((id) => `    ${JSON.stringify(id)}: ${JSON.stringify(symbols[id])}`);
  writeFile(
    file,
    `{\n  "o1js": ${JSON.stringify(o1js)},\n  "symbols": {\n${lines.join(',\n')}\n  }\n}\n`,
  );
}
