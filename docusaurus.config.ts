import type { Options } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import { lightTemplate } from '@o1js-docs/light-pages';
import { addresses, newIssue } from '@o1js-docs/project/addresses';
import { lightPages } from '@o1js-docs/project/environment';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { currentRelease } from '@o1js-docs/project/releases';
import { docs, markdown } from './config/docs';
import { headTags } from './config/head-tags';
import { plugins } from './config/plugins';
import { searchFailureNotice } from './config/search';
import { site } from './config/site';
import { sitemap } from './config/sitemap';
import { stylesheets, themeConfig } from './config/theme';

export default {
  ...site,
  customFields: {
    release: installedRelease(currentRelease(), __dirname).o1jsVersion,
    newIssue,
    community: addresses.chat,
  },
  headTags,
  ssrTemplate: lightPages ? lightTemplate(searchFailureNotice) : undefined,
  markdown,
  future: {
    v4: true,
    // It waits for the browser's bundle to compile each page, and light ones are not in it.
    faster: { mdxCrossCompilerCache: !lightPages },
  },
  clientModules: [
    './src/client/copy-heading-link.ts',
    './src/client/index-filter.ts',
    './src/client/tab-stops.ts',
    './src/client/written-anchors.ts',
  ],
  presets: [
    [
      'classic',
      {
        docs,
        blog: false,
        // It would write all content down at every edit in `npm start`.
        debug: false,
        pages: false,
        sitemap,
        theme: { customCss: stylesheets },
      } satisfies Options,
    ],
  ],
  plugins,
  themeConfig,
} satisfies Config;
