import type { Config } from '@docusaurus/types';

/** Where the site is served when nothing else is asked for. */
const defaultOrigin = 'https://docs.o1labs.org';

/** Who and where the site is. `SITE_URL` overrides the origin for forks and previews. */
export const site = {
  title: 'o1js',
  tagline:
    'Enabling more powerful applications through programmable cryptography',
  favicon: 'img/favicon.svg',
  url: process.env.SITE_URL ?? defaultOrigin,
  baseUrl: '/o1js/',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: {
      en: { label: 'English', direction: 'ltr', calendar: 'gregory' },
    },
  },
  // A build only warns; tests/site fails on all three.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
} satisfies Partial<Config>;
