import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import { loadFreshModule } from '@docusaurus/utils';
import { isCurrent, releases, type Release } from '@o1js-docs/project/releases';
import { readHeadings } from '@o1js-docs/markdown/headings';
import { readSidebars } from '@o1js-docs/markdown/page-groups';
import { parsePage } from '@o1js-docs/markdown/parse';
import type { Site } from './guide';

/**
 * Reads the parts of the site that the checks need besides the page, as they
 * are on disk now: they may be edited while the site is served.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @throws Error if a sidebar cannot be loaded
 */
export async function readSite(siteFolder: string): Promise<Site> {
  const read = (file: string) => {
    const absolute = path.join(siteFolder, file);
    return existsSync(absolute) ? readFileSync(absolute, 'utf8') : undefined;
  };
  const sidebars = new Map<Release, ReturnType<Site['sidebarOf']>>();
  for (const release of releases) {
    const file = isCurrent(release)
      ? 'sidebars.ts'
      : `versioned_sidebars/version-${release.docsVersion}-sidebars.json`;
    const absolute = path.join(siteFolder, file);
    const config = existsSync(absolute) ? await loadFreshModule(absolute) : {};
    const all = readSidebars(normalizeSidebars(config as SidebarsConfig));
    sidebars.set(release, { file, ids: new Set(all.keys()) });
  }
  const anchors = new Map<string, ReadonlySet<string> | undefined>();
  const routes = read('tests/published-routes.txt') ?? '';
  return {
    siteFolder,
    sidebarOf: (release) => sidebars.get(release)!,
    anchorsOf(page) {
      if (!anchors.has(page)) anchors.set(page, idsOf(page, read(page)));
      return anchors.get(page);
    },
    publishedRoutes: new Set(routes.split('\n').filter(Boolean)),
  };
}

/** @returns the ids of a page's headings, as Docusaurus gives them */
function idsOf(file: string, text = ''): ReadonlySet<string> | undefined {
  try {
    const headings = readHeadings(parsePage({ file, text }));
    return new Set([...headings.values()].map(({ id }) => id));
  } catch {
    // The page is checked as well, and then the error is reported.
    return undefined;
  }
}
