import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';
import { normalizeSidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/normalization.js';
import { isCurrent, type Release } from '../../config/releases';
import sidebars from '../../sidebars';
import { readSidebars } from '../markdown/page-groups';

/** The sidebar of a release. */
export interface Sidebar {
  /** Relative to the site's root. */
  file: string;
  /** Ids of the pages that it lists. */
  ids: ReadonlySet<string>;
}

/** @returns the sidebar of a release; that of an archived one without a file lists nothing. */
export function readSidebar(release: Release, siteFolder: string): Sidebar {
  const file = sidebarFile(release);
  const config = isCurrent(release)
    ? sidebars
    : readJson(path.join(siteFolder, file));
  return {
    file,
    ids: new Set(readSidebars(normalizeSidebars(config)).keys()),
  };
}

/** @returns the file of a release's sidebar, relative to the site's root. */
export function sidebarFile(release: Release): string {
  return isCurrent(release)
    ? 'sidebars.ts'
    : `versioned_sidebars/version-${release.docsVersion}-sidebars.json`;
}

function readJson(file: string): SidebarsConfig {
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as SidebarsConfig)
    : {};
}
