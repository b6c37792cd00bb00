import type { Config } from '@docusaurus/types';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import { themeConfig } from '../../config/theme';
import config from '../../docusaurus.config';
import apiReferencePlugin from '../../plugins/api-reference';
import changelogPlugin from '../../plugins/changelog';
import comparePlugin from '../../plugins/compare';
import { contentChecksPlugin } from '../../plugins/content-checks/plugin';
import contentSecurityPolicyPlugin from '../../plugins/content-security-policy';
import markdownPagesPlugin from '../../plugins/markdown-pages';
import runSamplesPlugin from '../../plugins/run-samples';
import symbolsPlugin from '../../plugins/symbols';

/** What needs the real site's packages and pages. */
const leftOut: unknown[] = [
  apiReferencePlugin,
  changelogPlugin,
  comparePlugin,
  contentChecksPlugin,
  contentSecurityPolicyPlugin,
  markdownPagesPlugin,
  runSamplesPlugin,
  symbolsPlugin,
];

/** One that a test follows. */
const redirects = [{ from: '/old', to: '/api-reference/classes/MerkleTree' }];

function withSidebars(options: Options): [string, Options] {
  const docs = { ...options.docs, sidebarPath: './sidebars.json' };
  return ['classic', { ...options, docs }];
}

/** The site's own configuration, without the plugins that generate pages. */
export default {
  ...config,
  presets: config.presets?.map((preset) =>
    Array.isArray(preset) && preset[0] === 'classic'
      ? withSidebars(preset[1] as Options)
      : preset,
  ),
  plugins: [
    ...(config.plugins ?? []).filter(
      (plugin) => !leftOut.includes(Array.isArray(plugin) ? plugin[0] : plugin),
    ),
    [contentSecurityPolicyPlugin, { allRedirects: () => redirects }],
  ],
  themeConfig: {
    ...themeConfig,
    navbar: {
      ...themeConfig.navbar,
      // The pages that the others link to are not here.
      items: themeConfig.navbar.items.filter(
        ({ type, to }) => type !== 'doc' && to === undefined,
      ),
    },
  } satisfies ThemeConfig,
} satisfies Config;
