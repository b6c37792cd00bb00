import type { Page } from '@playwright/test';
import { isCurrent, releases, urlPrefix } from '../../config/releases';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';

const kinds = [
  'api-reference/Introduction',
  'api-reference/classes/UInt64',
  'api-reference/functions/fetchAccount',
  'api-reference/interfaces/Permissions',
  'api-reference/type-aliases/Provable',
  'api-reference/variables/Provable',
  'api-reference/namespaces/Mina/',
  'api-reference/namespaces/Mina/functions/transaction',
];

for (const release of releases) {
  test.describe(`version ${release.label} @2.2`, () => {
    test('opens at its home @1.2 @4.15 @7.5', async ({ page }) => {
      await page.goto(urlPrefix(release));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await hydrated(page);
    });

    for (const kind of kinds) {
      test(`opens ${kind} @2.8 @6.1`, async ({ page }) => {
        const response = await page.goto(urlPrefix(release) + kind);
        expect(response?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      });
    }

    test('tells which version it is', async ({ page }) => {
      await page.goto(`${urlPrefix(release)}api-reference/classes/UInt64`);
      const banner = page.getByRole('complementary', {
        name: 'Version of this page',
      });
      if (isCurrent(release)) {
        await expect(banner).toHaveCount(0);
        return;
      }
      await expect(banner).toContainText(release.label);
      await banner
        .getByRole('link', { name: 'the same page for the current release' })
        .click();
      await expect(page).toHaveURL(
        /\/o1js\/api-reference\/classes\/UInt64\/?$/,
      );
    });
  });
}

const [current] = releases;
const oldest = releases.at(-1)!;

/** Chooses the oldest version in the navbar, or in the menu of a phone. */
async function chooseOldest(page: Page, isMobile: boolean): Promise<void> {
  if (isMobile) {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page.getByRole('button', { name: /Back to main menu/ }).click();
    await page.getByRole('button', { name: 'Versions' }).click();
  } else {
    await page.getByRole('button', { name: current!.label }).hover();
  }
  const version = page
    .locator('.navbar')
    .getByRole('link', { name: oldest.label, exact: true });
  // A click scrolls a list that is still opening, and the link moves away under it.
  await expect(version).toBeInViewport({ ratio: 1 });
  await version.click();
}

test('the version dropdown keeps the reader on the same page @2.4', async ({
  page,
  isMobile,
}) => {
  await page.goto('api-reference/classes/UInt64');
  await chooseOldest(page, isMobile);
  await expect(page).toHaveURL(
    new RegExp(`/o1js/${oldest.docsVersion}/api-reference/classes/UInt64/?$`),
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('UInt64');
});

test('the version dropdown leads to the home of a version that lacks the page @2.4', async ({
  page,
  isMobile,
}) => {
  await page.goto('zkapps/permissions');
  await chooseOldest(page, isMobile);
  await expect(page).toHaveURL(
    new RegExp(`/o1js/${oldest.docsVersion}/?\\?missing=`),
  );
  await expect(page.getByRole('status')).toContainText('zkapps/permissions');
});

test('a page that Current has under another name leads there', async ({
  page,
}) => {
  await page.goto('2.4.0/advanced-concepts/proof-serialization');
  await page
    .getByRole('link', { name: 'the same page for the current release' })
    .click();
  await expect(page).toHaveURL(/\/o1js\/advanced-concepts\/serialization\/?$/);
});

test('an unknown address gets status 404, the nearest pages and a search @2.6', async ({
  page,
}) => {
  const response = await page.goto('classes/merkletree');
  expect(response?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Page not found',
  );
  await expect(main).toContainText('/o1js/classes/merkletree');
  await expect(
    main.getByRole('link', { name: 'Search for “merkletree”' }),
  ).toHaveAttribute('href', '/o1js/search?q=merkletree');
  const nearest = main.getByRole('listitem').first().getByRole('link');
  await expect(nearest).toHaveText('MerkleTree class');
  await expect(nearest).toHaveAttribute(
    'href',
    /\/o1js\/api-reference\/classes\/MerkleTree\/?$/,
  );
});

test('an unknown address of an archived version leads to pages of that version', async ({
  page,
}) => {
  const [, archived] = releases;
  await page.goto(urlPrefix(archived!));
  await hydrated(page);
  await page.evaluate(() => {
    history.pushState({}, '', 'classes/merkletree');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(
    page.getByRole('main').getByRole('listitem').first(),
  ).toContainText(`/${archived!.docsVersion}/api-reference/classes/MerkleTree`);
});

test('a page that moved leads to its new address', async ({ page }) => {
  await page.goto('api-reference/variables/Provable-1');
  await expect(page).toHaveURL(/api-reference\/variables\/Provable\/?$/);
});
