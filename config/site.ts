import type { Config } from '@docusaurus/types';
import { siteAddress } from '@o1js-docs/project/site-address';

/** What the site is. */
export const site = {
  title: 'o1js',
  tagline:
    'Enabling more powerful applications through programmable cryptography',
  favicon: 'img/favicon.svg',
  ...siteAddress,
  i18n: { defaultLocale: 'en', locales: ['en'] },
  // A build only warns; tests/site fails on all three.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
} satisfies Partial<Config>;
