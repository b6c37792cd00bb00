import type { Config } from '@docusaurus/types';

/** Where the site is served when nothing else is asked for. */
const defaultOrigin = 'https://docs.o1labs.org';
const defaultBasePath = '/o1js/';

/**
 * Who and where the site is. For forks and previews `SITE_URL` overrides the
 * origin, and `BASE_PATH` the folder below it, e.g. `/preview/42/`.
 */
export const site = {
  title: 'o1js',
  tagline:
    'Enabling more powerful applications through programmable cryptography',
  favicon: 'img/favicon.svg',
  url: setting('SITE_URL', defaultOrigin).replace(/\/$/, ''),
  baseUrl: withSlashes(setting('BASE_PATH', defaultBasePath)),
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

/** @returns the path with one slash at each end; `/` for the origin's root */
export function withSlashes(path: string): string {
  return `/${path}/`.replace(/\/+/g, '/');
}

/** A workflow hands over an empty text where nothing is set. */
function setting(name: string, otherwise: string): string {
  const value = process.env[name];
  return value === undefined || value === '' ? otherwise : value;
}
