import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { readHeadings } from '../markdown/headings';
import { parsePage } from '../markdown/parse';
import type { Site } from './guide';
import { readSidebar } from './sidebar';

/** The list of every address that was published, see CONTRIBUTING.md. */
const publishedRoutes = 'tests/published-routes.txt';

/**
 * Reads what the checks have to know of the site, when they ask for it.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export function readSite(siteFolder: string): Site {
  const anchors = new Map<string, ReadonlySet<string> | undefined>();
  const ids = new Map<string, ReadonlySet<string>>();
  return {
    siteFolder,
    idsInSidebar: (release) =>
      remember(
        ids,
        release.docsVersion,
        () => readSidebar(release, siteFolder).ids,
      ),
    anchorsOf: (page) =>
      remember(anchors, page, () => readAnchors(page, siteFolder)),
    publishedRoutes: readRoutes(path.join(siteFolder, publishedRoutes)),
  };
}

function remember<T>(map: Map<string, T>, key: string, read: () => T): T {
  if (!map.has(key)) map.set(key, read());
  return map.get(key) as T;
}

/** @returns the ids of a page's headings, as Docusaurus gives them; undefined when it does not parse. */
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
    // The page's own check says what is wrong with it.
    return undefined;
  }
}

function readRoutes(file: string): ReadonlySet<string> {
  if (!existsSync(file)) return new Set();
  return new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
}
