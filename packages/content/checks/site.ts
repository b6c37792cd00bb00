import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import { loadFreshModule } from '@docusaurus/utils';
import {
  docsFolder,
  isCurrent,
  releases,
  type Release,
} from '@o1js-docs/project/releases';
import { readHeadings } from '@o1js-docs/markdown/headings';
import { readSidebars } from '@o1js-docs/markdown/page-groups';
import { parsePage } from '@o1js-docs/markdown/parse';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
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
  const addresses = new Map(
    releases.map((release) => {
      const pages = pagesOf(release, siteFolder);
      const addressOf = new Map(
        pages.map((page) => [page, addressIn(docsFolder(release), page, read)]),
      );
      return [release, addressOf] as const;
    }),
  );
  const anchors = new Map<string, ReadonlySet<string> | undefined>();
  const routes = read('tests/published-routes.txt') ?? '';
  return {
    siteFolder,
    pages: new Set([...addresses.values()].flatMap((all) => [...all.keys()])),
    pagesAt(page, release) {
      const all = addresses.get(release)!;
      const address = all.get(page);
      return [...all.keys()].filter((each) => all.get(each) === address);
    },
    sidebarOf: (release) => sidebars.get(release)!,
    anchorsOf(page) {
      if (!anchors.has(page)) anchors.set(page, idsOf(page, read(page)));
      return anchors.get(page);
    },
    publishedRoutes: new Set(routes.split('\n').filter(Boolean)),
  };
}

/** @returns the address of a page below its version, as Docusaurus makes it */
function addressIn(
  folder: string,
  page: string,
  read: (file: string) => string | undefined,
): string {
  const [, head = ''] = (read(page) ?? '').split(/^---$/m);
  const entry = (name: string) =>
    new RegExp(`^${name}: *['"]?([^'"\\n]+?)['"]? *$`, 'm').exec(head)?.[1];
  const { dir, name } = path.posix.parse(path.posix.relative(folder, page));
  const isIndex = ['index', 'readme', path.posix.basename(dir)].includes(
    name.toLowerCase(),
  );
  const slug = entry('slug') ?? (isIndex ? '' : (entry('id') ?? name));
  return path.posix.resolve('/', dir, slug);
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
