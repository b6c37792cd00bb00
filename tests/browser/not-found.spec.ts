import type { Page } from '@playwright/test';
import { follow, heading, hydrated, openLive } from './live-page';
import { expect, test } from './under-policy';

// Requirements of section 2: addresses without a page. Chromium logs their status as an error.
const main = (page: Page) => page.getByRole('main');
const meant = (page: Page) => main(page).getByRole('link', { name: /^\/o1js/ });

/** Opens an address that leads nowhere. Fails on what the page logs as an error, except for the status. */
async function openUnknown(page: Page, address: string): Promise<void> {
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
  await expect(heading(page)).toHaveText('Page not found');
  expect(errors, address).toEqual([]);
}

test('an unknown address gets status 404, a search, and the page that is meant', async ({
  page,
}) => {
  await openUnknown(page, 'classes/MerkleTree/');
  await expect(
    main(page).getByRole('link', { name: 'Search for “Merkle Tree”' }),
  ).toHaveAttribute('href', '/o1js/search?q=Merkle%20Tree');
  await expect(meant(page)).toHaveCount(0);
  await openUnknown(page, '2.5.0/Basic-Types/field');
  await expect(meant(page)).toHaveText('/o1js/2.5.0/basic-types/field');
  await openUnknown(page, '2.4.0/how-to/prove-in-react');
  await meant(page).click();
  await expect(page).toHaveURL(/\/o1js\/how-to\/prove-in-react\/?$/);
  await expect(page.getByRole('article')).toBeVisible();
});

test('where no page is near, the start is offered @nightly', async ({
  page,
}) => {
  for (const [address, words, start] of [
    ['a/b/c', 'c', '/o1js/'],
    ['zkapps/deploy-a-contract.html', 'deploy a contract', '/o1js/'],
    ['%3Cscript%3E', 'script', '/o1js/'],
    ['2.5.0/nowhere', 'nowhere', '/o1js/2.5.0'],
  ] as const) {
    await openUnknown(page, address);
    await expect(meant(page)).toHaveCount(0);
    await expect(
      main(page).getByRole('link', { name: `Search for “${words}”` }),
    ).toBeVisible();
    await expect(
      main(page).getByRole('link', { name: 'Start of the documentation' }),
    ).toHaveAttribute('href', start);
  }
  await expect(
    page.locator('.navbar').getByRole('button', { name: '2.5.0' }),
  ).toBeAttached();
  await openLive(page, '2.5.0/');
  await follow(page, '2.5.0/Basic-Types/field');
  await expect(meant(page)).toHaveText('/o1js/2.5.0/basic-types/field');
});
