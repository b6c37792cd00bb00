import type { Config } from '@docusaurus/types';
import type { Options } from '@docusaurus/preset-classic';
import remarkInlineLinks from 'remark-inline-links';
import { newIssue } from './config/addresses';
import { docs, markdown } from './config/docs';
import { installedRelease } from './config/installed-release';
import { headTags } from './config/head-tags';
import { lightPages } from './config/environment';
import { allRedirects } from './config/redirects';
import { currentRelease } from './config/releases';
import { site } from './config/site';
import { sitemap } from './config/sitemap';
import { stylesheets, themeConfig } from './config/theme';
import apiReferencePlugin, {
  apiReferenceRemark,
} from './plugins/api-reference';
import changelogPlugin from './plugins/changelog';
import {
  codeSamplesRemark,
  finePrintRemark,
  watchSourcesPlugin,
} from './plugins/code-samples';
import colorModePlugin from './plugins/color-mode';
import { contentChecksPlugin } from './plugins/content-checks/plugin';
import comparePlugin from './plugins/compare';
import contentSecurityPolicyPlugin from './plugins/content-security-policy';
import { glossaryRemark } from './plugins/glossary';
import { learnRemark } from './plugins/learn/remark';
import lightPagesPlugin, { lightTemplate } from './plugins/light-pages';
import markdownPagesPlugin from './plugins/markdown-pages';
import { packageManagersRemark } from './plugins/package-managers';
import runSamplesPlugin, { runSamplesRemark } from './plugins/run-samples';
import { scrollBoxesRemark } from './plugins/scroll-boxes';
import searchPlugin from './plugins/search';
import symbolsPlugin, {
  proseLinksRemark,
  sampleLinksRemark,
} from './plugins/symbols';

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
