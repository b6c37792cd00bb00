import type { Page } from '@playwright/test';
import { site } from '../../config/site';
import { hydrated } from './hydrated';
import { follow, openLive } from './live-page';
import { expect, test } from './under-policy';

// Requirements of section 2: addresses without a page. Chromium logs their status as an error.
const main = (page: Page) => page.getByRole('main');
const offered = (page: Page) => main(page).getByRole('listitem');
const firstLink = (page: Page) => offered(page).first().getByRole('link');

/** Opens an address that leads nowhere. @returns what the page logs as an error, but for its status */
async function openUnknown(page: Page, address: string): Promise<string[]> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().includes('404')) {
      errors.push(message.text());
    }
  });
  // Asked for separately: an address of a file leads on at once.
  const response = await page.request.get(address);
  expect(response.status()).toBe(404);
  expect(await response.text()).toMatch(/<title[^>]*>Page not found \| o1js</);
  await page.goto(address);
  await hydrated(page);
  await expect(page).toHaveTitle('Page not found | o1js');
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(
    'Page not found',
  );
  return errors;
}

test('an unknown address gets status 404 and a search', async ({ page }) => {
  await openUnknown(page, 'classes/merkletree');
  await expect(main(page)).toContainText('/o1js/classes/merkletree');
  await expect(
    main(page).getByRole('link', { name: 'Search for “merkletree”' }),
  ).toHaveAttribute('href', '/o1js/search?q=merkletree');
});

test('an unknown address of an archived version, reached by a link, leads to the page of the version @nightly', async ({
  page,
}) => {
  await openLive(page, '2.5.0/');
  await follow(page, '2.5.0/Basic-Types/field');
  await expect(offered(page).first()).toContainText('/2.5.0/basic-types/field');
});

test('a page that another version has is offered first, with its version', async ({
  page,
}) => {
  for (const [address, meant, version] of [
    [
      '2.5.0/advanced-concepts/proof-serialization',
      '/o1js/2.4.0/advanced-concepts/proof-serialization',
      '2.4.0',
    ],
    ['2.4.0/zkapps/intro', '/o1js/zkapps/intro', 'Current'],
  ] as const) {
    await openUnknown(page, address);
    await expect(firstLink(page)).toHaveAttribute('href', meant);
    await expect(offered(page).first()).toContainText(version);
  }
  await firstLink(page).click();
  await expect(page).toHaveURL(/\/o1js\/zkapps\/intro\/?$/);
});

test('of a page that is not near only the start of its version is offered, without an error @nightly', async ({
  page,
}) => {
  for (const [address, home] of [
    ['a/b/c', '/o1js/'],
    ['nope/missing-page', '/o1js/'],
    ['nowhere', '/o1js/'],
    ['nowhere.html', '/o1js/'],
    ['2.5.0/nowhere', '/o1js/2.5.0/'],
  ] as const) {
    expect(await openUnknown(page, address), address).toEqual([]);
    await expect(main(page)).toContainText(
      site.baseUrl + address.replace('.html', ''),
    );
    await expect(offered(page)).toHaveCount(0);
    await expect(
      main(page).getByRole('link', { name: /^Start of the documentation/ }),
    ).toHaveAttribute('href', new RegExp(`^${home}?$`));
  }
  await expect(
    page.locator('.navbar').getByRole('button', { name: '2.5.0' }),
  ).toBeAttached();
});

for (const [address, meant] of [
  ['basic-types/Field', '/o1js/basic-types/field'],
  ['2.5.0/Basic-Types/field', '/o1js/2.5.0/basic-types/field'],
  ['api-reference/classes/uint64/', '/o1js/api-reference/classes/UInt64'],
] as const) {
  test(`the wrong case of /${address} is told, and its page is offered first @nightly`, async ({
    page,
  }) => {
    const errors = await openUnknown(page, address);
    await expect(firstLink(page)).toHaveAttribute('href', meant);
    expect(errors).toEqual([]);
    await firstLink(page).click();
    await expect(page).toHaveURL(new RegExp(`${meant}/?$`));
    await expect(page.getByRole('article')).toBeVisible();
  });
}
