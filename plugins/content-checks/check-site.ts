import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Redirect } from '../../config/redirects';
import { docsFolder, releases, type Release } from '../../config/releases';
import type { Problem } from '../code-samples';
import { releaseProblems } from '../code-samples/release-problems';
import { changelogPageFile as changelogPage } from '../../config/paths';
import { readDocs } from './docs';
import type { Site } from './guide';
import { lostAddresses } from './lost-addresses';

const redirectsFile = 'config/redirects.ts';

/**
 * Finds the traces of removed pages: a sidebar that still lists one, and a
 * published address without a redirect. Finds the problems of a release's samples too.
 */
export function checkSite(
  site: Site,
  redirects: readonly Redirect[],
): Problem[] {
  const { siteFolder, publishedRoutes } = site;
  const lost = lostAddresses(
    publishedRoutes,
    redirects.map(({ from }) => from),
    siteFolder,
  );
  const line = lineOf(/\bmoved\b/, path.join(siteFolder, redirectsFile));
  return [
    ...releases.flatMap((release) => [
      ...missingPages(release, site),
      ...releaseProblems(release, siteFolder),
    ]),
    ...lost.map(({ release, path: address, advice }) => ({
      page: redirectsFile,
      line,
      message: `${docsFolder(release)} has no page for the published address ${address}. ${advice}`,
    })),
  ];
}

function missingPages(
  release: Release,
  { siteFolder, sidebarOf }: Site,
): Problem[] {
  const { file, ids } = sidebarOf(release);
  const guides = readDocs(release, siteFolder).map(({ id }) => id);
  const unlisted = guides.filter((id) => !ids.has(id));
  // The build writes the changelog and the reference.
  const existing = new Set([...guides, changelogPage.replace(/\.md$/, '')]);
  return [...ids]
    .filter((id) => !existing.has(id) && !id.startsWith('api-reference/'))
    .map((id) => ({
      page: file,
      line: lineOf(new RegExp(`['"]${id}['"]`), path.join(siteFolder, file)),
      message: `${docsFolder(release)}/${id}.mdx does not exist. ${
        unlisted.length === 1
          ? `Was it renamed? Write '${unlisted[0]}' here.`
          : 'Remove this line, or write the new name of the page.'
      }`,
    }));
}

function lineOf(pattern: RegExp, file: string): number {
  if (!existsSync(file)) return 1;
  const lines = readFileSync(file, 'utf8').split('\n');
  return Math.max(lines.findIndex((line) => pattern.test(line)) + 1, 1);
}
