import { readdirSync, existsSync } from 'node:fs';
import path from 'node:path';
import {
  docsFolder,
  type Release,
  releases,
} from '@o1js-docs/project/releases';
import { isChecksFile } from './checks-file';

/** Folders below a release's pages without guides: generated pages, recorded figures. */
const notGuides = ['api-reference', '_measured'];

/**
 * Lists the guides of a release.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns paths relative to `siteFolder`, with forward slashes, sorted
 */
export function pagesOf(release: Release, siteFolder: string): string[] {
  const folder = docsFolder(release);
  const absolute = path.join(siteFolder, folder);
  if (!existsSync(absolute)) return [];
  return readdirSync(absolute, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => /\.mdx?$/.test(file) && !isChecksFile(file))
    .filter((file) => !notGuides.includes(file.split('/')[0] ?? ''))
    .map((file) => `${folder}/${file}`)
    .sort();
}

/**
 * Finds the release that a page documents.
 *
 * @param page path relative to the site's root
 * @returns undefined if the page is not a guide
 */
export function releaseOfPage(page: string): Release | undefined {
  return releases.find((release) => {
    const folder = `${docsFolder(release)}/`;
    if (!page.startsWith(folder) || isChecksFile(page)) return false;
    return !notGuides.includes(page.slice(folder.length).split('/')[0] ?? '');
  });
}
