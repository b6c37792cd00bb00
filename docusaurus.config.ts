import type { Config } from '@docusaurus/types';
import type { Options } from '@docusaurus/preset-classic';
import { checkReleases } from './config/check-releases';
import { docs } from './config/docs';
import { headTags } from './config/head-tags';
import { lightPages } from './config/light-pages';
import { markdown } from './config/markdown';
import { redirects } from './config/redirects';
import { releases } from './config/releases';
import { stylesheets } from './config/stylesheets';
import { site } from './config/site';
import { themeConfig } from './config/theme';
import { dependencies } from './package.json';
import apiReferencePlugin, {
  apiReferenceRemark,
} from './plugins/api-reference';
import changelogPlugin, { changelogRemark } from './plugins/changelog';
import { codeSamplesRemark, watchSourcesPlugin } from './plugins/code-samples';
import contentSecurityPolicyPlugin from './plugins/content-security-policy';
import hotPagesPlugin from './plugins/hot-pages';
import lightPagesPlugin, { lightTemplate } from './plugins/light-pages';
import markdownPagesPlugin from './plugins/markdown-pages';
import robotsTxtPlugin from './plugins/robots-txt';
import searchPlugin from './plugins/search';
import { tablesRemark } from './plugins/tables';
import versions from './versions.json';

checkReleases(releases, versions, dependencies);

const config: Config = {
  ...site,
  headTags,
  ssrTemplate: lightPages ? lightTemplate() : undefined,
  markdown,
  future: {
    v4: true,
    // It waits for the browser's bundle to compile each page, and light ones are not in it.
    faster: { mdxCrossCompilerCache: !lightPages },
  },
  clientModules: ['./src/client/clean-address.ts'],
  presets: [
    [
      'classic',
      {
        docs: {
          ...docs,
          beforeDefaultRemarkPlugins: [
            codeSamplesRemark,
            changelogRemark,
            apiReferenceRemark,
          ],
          remarkPlugins: [tablesRemark],
        },
        blog: false,
        // It would write all content down at every edit in `npm start`.
        debug: false,
        pages: false,
        theme: { customCss: stylesheets },
      } satisfies Options,
    ],
  ],
  plugins: [
    apiReferencePlugin,
    changelogPlugin,
    searchPlugin,
    markdownPagesPlugin,
    lightPagesPlugin,
    hotPagesPlugin,
    robotsTxtPlugin,
    watchSourcesPlugin,
    [contentSecurityPolicyPlugin, { redirects }],
  ],
  themeConfig,
};

export default config;
