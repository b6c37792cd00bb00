import { describe, expect, test } from 'vitest';
import { site } from '../../config/site';
import { newAddresses } from './list';

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
