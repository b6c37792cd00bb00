import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../config/redirects';
import { docsFolder, releases, type Release } from '../../config/releases';
import type { Problem } from '../code-samples';
import { pagesOf } from '../code-samples/parse/pages';
import { pageFile as changelogPage } from '../changelog/write-pages';
import { lostAddresses } from './lost-addresses';
import { readText } from './read-text';
import type { Sidebar } from './sidebar';

/** What the site says of its pages, besides these. */
export interface SiteFiles {
  sidebarOf: (release: Release) => Sidebar;
  redirects: readonly Redirect[];
  publishedRoutes: Iterable<string>;
}

const redirectsFile = 'config/redirects.ts';

/**
 * Checks what holds for pages that are gone: no sidebar lists them, and their
 * addresses lead somewhere.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export function checkSite(
  siteFolder: string,
  { sidebarOf, redirects, publishedRoutes }: SiteFiles,
): Problem[] {
  const lost = lostAddresses(
    publishedRoutes,
    redirects.map(({ from }) => from),
    siteFolder,
  );
  const line = lineOf(/\bmoved\b/, path.join(siteFolder, redirectsFile));
  return [
    ...releases.flatMap((release) =>
      missingPages(release, sidebarOf(release), siteFolder),
    ),
    ...lost.map(({ release, path: address, advice }) => ({
      page: redirectsFile,
      line,
      message: `${docsFolder(release)} has no page for the published address ${address}. ${advice}`,
    })),
  ];
}

function missingPages(
  release: Release,
  { file, ids }: Sidebar,
  siteFolder: string,
): Problem[] {
  const folder = docsFolder(release);
  const pages = pagesOf(release, siteFolder).filter(
    (page) => !path.basename(page).startsWith('_'),
  );
  const idOf = (page: string) => {
    const own = page.slice(folder.length + 1).replace(/\.mdx?$/, '');
    const text = readText(path.join(siteFolder, page));
    const id = /^---\n(?:.*\n)*?id:\s*['"]?([^\s'"]+)[^]*?\n---/.exec(text)?.[1]; // prettier-ignore
    return id ? own.replace(/[^/]*$/, id) : own;
  };
  const own = pages.map(idOf);
  const unlisted = own.filter((id) => !ids.has(id));
  // It is written when the site starts.
  const there = new Set([...own, changelogPage.replace(/\.md$/, '')]);
  return [...ids]
    .filter((id) => !there.has(id) && !id.startsWith('api-reference/'))
    .map((id) => ({
      page: file,
      line: lineOf(new RegExp(`['"]${id}['"]`), path.join(siteFolder, file)),
      message: `${folder}/${id}.mdx is not there. ${
        unlisted.length === 1
          ? `Was it renamed? Write '${unlisted[0]}' here.`
          : 'Take the line out, or write the new name of the page.'
      }`,
    }));
}

function lineOf(pattern: RegExp, file: string): number {
  if (!existsSync(file)) return 1;
  const lines = readFileSync(file, 'utf8').split('\n');
  return Math.max(lines.findIndex((line) => pattern.test(line)) + 1, 1);
}
