import { existsSync } from 'node:fs';
import type { Options, VersionOptions } from '@docusaurus/plugin-content-docs';
import type { Config } from '@docusaurus/types';
import { GlobExcludeDefault } from '@docusaurus/utils';
import { apiReferenceRemark } from '@o1js-docs/api-docs/reference';
import { symbolLinksRemark } from '@o1js-docs/api-docs/symbols';
import { glossaryRemark } from '@o1js-docs/content/glossary';
import { packageManagersRemark } from '@o1js-docs/content/package-managers';
import { scrollBoxesRemark } from '@o1js-docs/content/scroll-boxes';
import { addresses } from '@o1js-docs/project/addresses';
import { parseShippedFrontMatter } from '@o1js-docs/markdown/front-matter';
import { isCurrent, releases } from '@o1js-docs/project/releases';
import { learnRemark } from '@o1js-docs/runner/learn/remark';
import { runSamplesRemark } from '@o1js-docs/runner/run';
import { codeSamplesRemark } from '@o1js-docs/samples';
import remarkInlineLinks from 'remark-inline-links';

const versions: Record<string, VersionOptions> = Object.fromEntries(
  releases.map((release) => [
    release.docsVersion,
    {
      label: release.label,
      path: isCurrent(release) ? '/' : release.docsVersion,
      // The banner says which version an archived page is about.
      badge: false,
      banner: isCurrent(release) ? 'none' : 'unmaintained',
      // Search engines are to rank Current. An archived page says one thing:
      // it is itself, by its canonical link, og:url and hreflang, and is not to
      // be listed. A canonical link to Current's page would only be a hint, and
      // one that engines pass over where the pages differ, as these do; beside
      // noindex it would claim that a page that is not to be listed is the same
      // as one that is. What a reader shares stays the page that they read.
      noIndex: !isCurrent(release),
    },
  ]),
);

/** Guides and API reference of every release, at the root of the site. */
export const docs = {
  // The order counts: samples add statements, whose names and terms get links, and
  // steps of the course lay out the finished blocks.
  beforeDefaultRemarkPlugins: [
    // Docusaurus copies the files of links and images that have an address.
    remarkInlineLinks,
    codeSamplesRemark,
    symbolLinksRemark,
    runSamplesRemark,
    apiReferenceRemark,
    glossaryRemark,
    learnRemark,
  ],
  remarkPlugins: [scrollBoxesRemark, packageManagersRemark],
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  // The number of a step orders the course, and is no part of its address.
  numberPrefixParser: false,
  exclude: [...GlobExcludeDefault, '**/*.checks.mdx'],
  lastVersion: 'current',
  onlyIncludeVersions: releases.map(({ docsVersion }) => docsVersion),
  versions,
  // Only Current's guides can be edited: .md is generated, the rest archived.
  editUrl: ({ version, docPath }) =>
    version === 'current' && docPath.endsWith('.mdx')
      ? `${addresses.docsRepository}/edit/main/docs/${docPath}`
      : undefined,
  // A downloaded copy of the repository has no history to read the day from.
  showLastUpdateTime: existsSync('.git'),
} satisfies Options;

/** How pages are read. */
export const markdown = {
  // .md is CommonMark (generated pages), .mdx may use components (guides).
  format: 'detect',
  parseFrontMatter: parseShippedFrontMatter,
  // A build only warns; tests/site fails on these.
  hooks: { onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn' },
} satisfies Config['markdown'];
