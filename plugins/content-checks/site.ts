import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { releases } from '../../config/releases';
import { readHeadings } from '../markdown/headings';
import { parsePage } from '../markdown/parse';
import type { Site } from './guide';
import { readSidebar } from './sidebar';

/** Every address that was ever published, see CONTRIBUTING.md. */
const publishedRoutes = 'tests/published-routes.txt';

/**
 * Reads the parts of the site that the checks need besides the page.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @throws Error if a sidebar cannot be loaded
 */
export async function readSite(siteFolder: string): Promise<Site> {
  const sidebars = new Map(
    await Promise.all(
      releases.map(
        async (release) =>
          [release, await readSidebar(release, siteFolder)] as const,
      ),
    ),
  );
  const anchors = new Map<string, ReadonlySet<string> | undefined>();
  return {
    siteFolder,
    sidebarOf: (release) => sidebars.get(release)!,
    anchorsOf(page) {
      if (!anchors.has(page)) anchors.set(page, readAnchors(page, siteFolder));
      return anchors.get(page);
    },
    publishedRoutes: readRoutes(path.join(siteFolder, publishedRoutes)),
  };
}

/** @returns the ids of a page's headings, as Docusaurus gives them */
function readAnchors(
  page: string,
  siteFolder: string,
): ReadonlySet<string> | undefined {
  const file = path.join(siteFolder, page);
  if (!existsSync(file)) return undefined;
  try {
    const tree = parsePage({ file, text: readFileSync(file, 'utf8') });
    return new Set([...readHeadings(tree).values()].map(({ id }) => id));
  } catch {
    // The page is checked as well, and then the error is reported.
    return undefined;
  }
}

function readRoutes(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
}
