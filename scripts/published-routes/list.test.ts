import { describe, expect, test } from 'vitest';
import { site } from '../../config/site';
import { addressesOfVersion, newAddresses } from './list';

const page = (route: string) => [route, { route }] as const;
const build = {
  pages: new Map([page(site.baseUrl), page(`${site.baseUrl}zkapps/intro`)]),
  redirects: new Map([[`${site.baseUrl}old`, `${site.baseUrl}zkapps/intro`]]),
} as unknown as Parameters<typeof newAddresses>[0];

describe('addresses that the list lacks', () => {
  test('are pages and redirects of the build, below the published folder', () => {
    expect(newAddresses(build, ['/o1js/'])).toEqual([
      '/o1js/old',
      '/o1js/zkapps/intro',
    ]);
  });

  test('are none if all are listed, with or without a closing slash', () => {
    expect(
      newAddresses(build, ['/o1js/', '/o1js/old/', '/o1js/zkapps/intro']),
    ).toEqual([]);
  });
});

test('a new version has the pages of Current below its number, and its own redirects', () => {
  expect(
    addressesOfVersion(
      [
        '/o1js/',
        '/o1js/2.4.0',
        '/o1js/2.4.0/zkapps/intro',
        '/o1js/old',
        '/o1js/search',
        '/o1js/zkapps/intro',
      ],
      [{ from: '/old', to: '/zkapps/intro' }],
      [{ from: '/2.15.0/older', to: '/2.15.0/zkapps/intro' }],
      '2.15.0',
    ),
  ).toEqual([
    '/o1js/2.15.0',
    '/o1js/2.15.0/zkapps/intro',
    '/o1js/2.15.0/older',
  ]);
});
