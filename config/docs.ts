import { existsSync } from 'node:fs';
import type { Options, VersionOptions } from '@docusaurus/plugin-content-docs';
import { addresses } from './addresses';
import { isCurrent, releases } from './releases';

const versions: Record<string, VersionOptions> = Object.fromEntries(
  releases.map((release) => [
    release.docsVersion,
    {
      label: release.label,
      path: isCurrent(release) ? '/' : release.docsVersion,
      // The banner says which version an archived page is about.
      badge: false,
      banner: isCurrent(release) ? 'none' : 'unmaintained',
      noIndex: !isCurrent(release),
    },
  ]),
);

/** Guides and API reference of every release, at the root of the site. */
export const docs = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  lastVersion: 'current',
  versions,
  breadcrumbs: true,
  // Only Current's guides can be edited: .md is generated, the rest archived.
  editUrl: ({ version, docPath }) =>
    version === 'current' && docPath.endsWith('.mdx')
      ? `${addresses.docsRepository}/edit/main/docs/${docPath}`
      : undefined,
  // A downloaded copy of the repository has no history to read the day from.
  showLastUpdateTime: existsSync('.git'),
} satisfies Options;
