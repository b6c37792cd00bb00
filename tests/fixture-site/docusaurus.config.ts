import type { Config } from '@docusaurus/types';
import type { Options, ThemeConfig } from '@docusaurus/preset-classic';
import { policy } from '../../config/content-security-policy';
import { themeConfig } from '../../config/theme';
import config from '../../docusaurus.config';
import changelogPlugin from '@o1js-docs/release-notes/changelog';
import comparePlugin from '@o1js-docs/release-notes/compare';
import { contentChecksPlugin } from '@o1js-docs/content/checks/plugin';
import contentSecurityPolicyPlugin from '@o1js-docs/light-pages/policy';
import markdownPagesPlugin from '@o1js-docs/markdown-export';
import runSamplesPlugin from '@o1js-docs/runner/run';
import symbolsPlugin from '@o1js-docs/api-docs/symbols';

/** What needs the real site's packages and pages. */
const leftOut: unknown[] = [
  'docusaurus-plugin-typedoc',
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
    [contentSecurityPolicyPlugin, { ...policy, allRedirects: () => redirects }],
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
