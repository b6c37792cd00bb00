import { existsSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import { loadFreshModule } from '@docusaurus/utils';
import { isCurrent, type Release } from '../../config/releases';
import { readSidebars } from '../markdown/page-groups';

/** The sidebar of a release. */
export interface Sidebar {
  /** Relative to the site's root. */
  file: string;
  /** Ids of the pages that it lists. */
  ids: ReadonlySet<string>;
}

/**
 * Reads the sidebar of a release as it is on disk now: it may be edited while
 * the site is served.
 *
 * @returns the sidebar; an archived release without a file has an empty one
 */
export async function readSidebar(
  release: Release,
  siteFolder: string,
): Promise<Sidebar> {
  const file = sidebarFile(release);
  const absolute = path.join(siteFolder, file);
  const config = existsSync(absolute) ? await loadFreshModule(absolute) : {};
  const sidebars = normalizeSidebars(config as SidebarsConfig);
  return { file, ids: new Set(readSidebars(sidebars).keys()) };
}

/** @returns the file of a release's sidebar, relative to the site's root. */
function sidebarFile(release: Release): string {
  return isCurrent(release)
    ? 'sidebars.ts'
    : `versioned_sidebars/version-${release.docsVersion}-sidebars.json`;
}
