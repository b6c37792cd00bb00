import type { PluginConfig } from '@docusaurus/types';
import {
  releasesToDocument,
  typedocOptions,
} from '@o1js-docs/api-docs/reference';
import symbolsPlugin from '@o1js-docs/api-docs/symbols';
import { contentChecksPlugin } from '@o1js-docs/content/checks/plugin';
import lightPagesPlugin from '@o1js-docs/light-pages';
import colorModePlugin from '@o1js-docs/light-pages/color-mode';
import contentSecurityPolicyPlugin from '@o1js-docs/light-pages/policy';
import markdownPagesPlugin from '@o1js-docs/markdown-export';
import changelogPlugin from '@o1js-docs/release-notes/changelog';
import comparePlugin from '@o1js-docs/release-notes/compare';
import runSamplesPlugin from '@o1js-docs/runner/run';
import { watchSourcesPlugin } from '@o1js-docs/samples';
import searchPlugin from '@o1js-docs/search';
import { cardsPlugin } from './cards';
import { policy } from './content-security-policy';
import { lazyStartPlugin } from './lazy-start';
import { pageStylesPlugin } from './page-styles';
import { allRedirects } from './redirects';
import { robotsPlugin } from './robots';
import { hostedIndex } from './search';

/** TypeDoc, for each release whose reference is stale. */
const references = releasesToDocument().map((release): PluginConfig => [
  'docusaurus-plugin-typedoc',
  { id: release.docsVersion, ...typedocOptions(release) },
]);

/** Our plugins. Each has a README in its package. */
export const plugins: PluginConfig[] = [
  ...references,
  changelogPlugin,
  [contentChecksPlugin, { allRedirects }],
  symbolsPlugin,
  comparePlugin,
  colorModePlugin,
  [searchPlugin, { isHosted: hostedIndex !== undefined, allRedirects }],
  markdownPagesPlugin,
  lightPagesPlugin,
  watchSourcesPlugin,
  runSamplesPlugin,
  pageStylesPlugin,
  cardsPlugin,
  robotsPlugin,
  lazyStartPlugin,
  [contentSecurityPolicyPlugin, { ...policy, allRedirects }],
];
