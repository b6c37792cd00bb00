import path from 'node:path';
import type { Config, Plugin } from '@docusaurus/types';
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
import { announcement } from './facts';

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

/** What no page of the real site has. */
function oddPartsPlugin(): Plugin {
  const baseUrl = config.baseUrl;
  return {
    name: 'odd-parts',
    getThemePath: () => path.join(__dirname, 'theme'),
    getTypeScriptThemePath: () => path.join(__dirname, 'theme'),
    contentLoaded({ actions }) {
      for (const name of ['crash', 'late', 'mismatch', 'no-default-export']) {
        actions.addRoute({
          path: `${baseUrl}${name}`,
          component: path.join(__dirname, 'routes', `${name}.tsx`),
          exact: true,
        });
      }
    },
  };
}

/** One that a test follows. */
const redirects = [{ from: '/old', to: '/api-reference/classes/MerkleTree' }];

/** Items that a test tries out. */
const extraNavbarItems = JSON.parse(
  process.env.FIXTURE_NAVBAR_ITEMS ?? '[]',
) as [];

function withSidebars(options: Options): [string, Options] {
  const docs = { ...options.docs, sidebarPath: './sidebars.json' };
  return ['classic', { ...options, docs }];
}

/** The site's own configuration, with an announcement and without what generates pages. */
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
    [contentSecurityPolicyPlugin, { redirects }],
    oddPartsPlugin,
  ],
  themeConfig: {
    ...themeConfig,
    announcementBar: { ...announcement, isCloseable: true },
    navbar: {
      ...themeConfig.navbar,
      items: [
        // Links to pages that are not here.
        ...themeConfig.navbar.items.filter(
          ({ type, to }) => type !== 'doc' && to === undefined,
        ),
        { type: 'custom-fragile', position: 'right' },
        ...extraNavbarItems,
      ],
    },
  } satisfies ThemeConfig,
} satisfies Config;
