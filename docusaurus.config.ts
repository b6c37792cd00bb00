import type { Config } from '@docusaurus/types';
import type { Options } from '@docusaurus/preset-classic';
import remarkInlineLinks from 'remark-inline-links';
import { newIssue } from '@o1js-docs/project/addresses';
import { docs, markdown } from './config/docs';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { headTags } from './config/head-tags';
import { lightPages } from '@o1js-docs/project/environment';
import { allRedirects } from './config/redirects';
import { currentRelease } from '@o1js-docs/project/releases';
import { site } from './config/site';
import { sitemap } from './config/sitemap';
import { stylesheets, themeConfig } from './config/theme';
import apiReferencePlugin, {
  apiReferenceRemark,
} from '@o1js-docs/api-docs/reference';
import changelogPlugin from '@o1js-docs/release-notes/changelog';
import {
  codeSamplesRemark,
  finePrintRemark,
  watchSourcesPlugin,
} from '@o1js-docs/samples';
import colorModePlugin from '@o1js-docs/light-pages/color-mode';
import { contentChecksPlugin } from '@o1js-docs/content/checks/plugin';
import comparePlugin from '@o1js-docs/release-notes/compare';
import contentSecurityPolicyPlugin from '@o1js-docs/light-pages/policy';
import { glossaryRemark } from '@o1js-docs/content/glossary';
import { learnRemark } from '@o1js-docs/runner/learn/remark';
import lightPagesPlugin, { lightTemplate } from '@o1js-docs/light-pages';
import markdownPagesPlugin from '@o1js-docs/markdown-export';
import { packageManagersRemark } from '@o1js-docs/content/package-managers';
import runSamplesPlugin, { runSamplesRemark } from '@o1js-docs/runner/run';
import { scrollBoxesRemark } from '@o1js-docs/content/scroll-boxes';
import searchPlugin from '@o1js-docs/search';
import symbolsPlugin, {
  proseLinksRemark,
  sampleLinksRemark,
} from '@o1js-docs/api-docs/symbols';

const config: Config = {
  ...site,
  customFields: {
    release: installedRelease(currentRelease(), __dirname).o1jsVersion,
    newIssue,
  },
  headTags,
  ssrTemplate: lightPages ? lightTemplate() : undefined,
  markdown,
  future: {
    v4: true,
    // It waits for the browser's bundle to compile each page, and light ones are not in it.
    faster: { mdxCrossCompilerCache: !lightPages },
  },
  clientModules: [
    './src/client/color-mode.ts',
    './src/client/copy-heading-link.ts',
    './src/client/index-filter.ts',
    './src/client/quiet-preload.ts',
    './src/client/shortcuts.ts',
    './src/client/tab-stops.ts',
    './src/client/written-anchors.ts',
  ],
  presets: [
    [
      'classic',
      {
        docs: {
          ...docs,
          beforeDefaultRemarkPlugins: [
            // Docusaurus copies the files of links and images that have an address.
            remarkInlineLinks,
            finePrintRemark,
            sampleLinksRemark,
            proseLinksRemark,
            runSamplesRemark,
            codeSamplesRemark,
            apiReferenceRemark,
            glossaryRemark,
            learnRemark,
          ],
          remarkPlugins: [scrollBoxesRemark, packageManagersRemark],
        },
        blog: false,
        // It would write all content down at every edit in `npm start`.
        debug: false,
        pages: false,
        sitemap,
        theme: { customCss: stylesheets },
      } satisfies Options,
    ],
  ],
  plugins: [
    apiReferencePlugin,
    changelogPlugin,
    contentChecksPlugin,
    symbolsPlugin,
    comparePlugin,
    colorModePlugin,
    searchPlugin,
    markdownPagesPlugin,
    lightPagesPlugin,
    watchSourcesPlugin,
    runSamplesPlugin,
    [contentSecurityPolicyPlugin, { allRedirects }],
  ],
  themeConfig,
};

export default config;
