import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checksFileOf } from '../../plugins/code-samples/parse/checks-file';
import { readData } from '../../plugins/code-samples/measure/data-file';
import { digestOf } from '../../plugins/digest';

/** Digests of pages that are as Current's page was written to the version, by their path. */
type Digests = Partial<Record<string, string>>;

/**
 * @param page an archived page, relative to the site's folder
 * @returns whether the version has the page, and it or its checks were written or edited by hand
 */
export function isEdited(page: string, siteFolder: string): boolean {
  const digests = readData<Digests>(siteFolder, fileOf(page)) ?? {};
  const exists = existsSync(path.join(siteFolder, page));
  return exists && digests[page] !== digestOfPage(page, siteFolder);
}

/** Records that archived pages of one version are as Current's pages were written to it. */
export function recordDigests(
  pages: readonly string[],
  siteFolder: string,
): void {
  const [first] = pages;
  if (!first) return;
  const digests = { ...readData<Digests>(siteFolder, fileOf(first)) };
  for (const page of pages) digests[page] = digestOfPage(page, siteFolder);
  const sorted = Object.entries(digests).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2);
  writeFileSync(path.join(siteFolder, fileOf(first)), `${text}\n`);
}

/** @returns the file of the version's digests: `versioned_docs/version-2.5.0/_measured/carried.json` */
function fileOf(page: string): string {
  const [folder = ''] = /^versioned_docs\/[^/]+\//.exec(page) ?? [];
  return `${folder}_measured/carried.json`;
}

function digestOfPage(page: string, siteFolder: string): string {
  const files = [page, checksFileOf(page)]
    .map((file) => path.join(siteFolder, file))
    .filter((file) => existsSync(file));
  const texts = files.map((file) => readFileSync(file, 'utf8'));
  return digestOf(texts).slice(0, 16);
}
