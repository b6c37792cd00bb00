import type { Page } from '@playwright/test';
import { isCurrent, releases } from '@o1js-docs/project/releases';
import { openLive } from './live-page';
import { hitsOf, searchFor } from './search-support';
import { storedKeys } from './stored-keys';
import { expect, test } from './under-policy';

// One version of the page, wherever the page speaks of one.
const archived = releases.find((release) => !isCurrent(release))!;
const inArchived = new RegExp(`^/o1js/${archived.docsVersion}/`);
const inCurrent = /^\/o1js\/(?!\d)/;

test.use({ viewport: { width: 1280, height: 800 } });

const dropdown = (page: Page) =>
  page.locator('.navbar .dropdown > button').first();

const stored = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), storedKeys.docsVersion);

/** Sees a version in the navbar, in what search finds, and in its list of versions. */
async function expectVersion(page: Page, label: string, path: RegExp) {
  await expect(dropdown(page)).toContainText(label);
  await dropdown(page).hover();
  await expect(page.locator('.dropdown__link--active')).toContainText(label);
  await searchFor(page, 'UInt64');
  await expect(hitsOf(page).first()).toHaveAttribute('href', path);
  await page.keyboard.press('Escape');
}

test('the version in the address of search is that of the page', async ({
  page,
}) => {
  await openLive(page, `search?q=field&version=${archived.docsVersion}`);
  await expect(page.getByLabel('Version')).toHaveValue(archived.docsVersion);
  await expect(
    page.getByRole('article').getByRole('link').first(),
  ).toHaveAttribute('href', inArchived);
  await expectVersion(page, archived.label, inArchived);
  await page.getByLabel('Version').selectOption('Current');
  await expect(page).toHaveURL(/version=current$/);
  await expectVersion(page, 'Current', inCurrent);
});

test('the version that a reader once chose holds where the page has none @nightly', async ({
  page,
}) => {
  // A version that there is not is not searched.
  await openLive(page, 'search?q=field&version=0.0.1');
  await expectVersion(page, 'Current', inCurrent);
  await openLive(page, 'no/such/page');
  await expectVersion(page, 'Current', inCurrent);

  await page.evaluate(
    ([key, version]) => localStorage.setItem(key!, version!),
    [storedKeys.docsVersion, archived.docsVersion],
  );
  await openLive(page, 'search?q=field');
  await expect(page.getByLabel('Version')).toHaveValue(archived.docsVersion);
  await expect(
    page.getByRole('article').getByRole('link').first(),
  ).toHaveAttribute('href', inArchived);
  await expectVersion(page, archived.label, inArchived);

  await openLive(page, 'no/such/page');
  await expectVersion(page, archived.label, inArchived);
  await expect(
    page.getByRole('link', { name: 'Start of the documentation' }),
  ).toHaveAttribute('href', `/o1js/${archived.docsVersion}`);

  await openLive(page, 'basic-types/Field');
  await expect(
    page.getByRole('main').getByRole('link', { name: /^\/o1js/ }),
  ).toHaveAttribute('href', '/o1js/basic-types/field');

  // A page of Current is of Current.
  await openLive(page, 'basic-types/field');
  await expectVersion(page, 'Current', inCurrent);
  await searchFor(page, 'UInt64');
  await page.getByRole('link', { name: /^See all/ }).click();
  await expect(page).toHaveURL(/version=current$/);
  await expect(page.getByLabel('Version')).toHaveValue('current');
  await expect(dropdown(page)).toContainText('Current');
});

// A link or a search engine led there: the reader chose a page, and no version.
test('an archived page that is opened is no choice of its version @nightly', async ({
  page,
}) => {
  await openLive(page, `${archived.docsVersion}/api-reference/classes/UInt64`);
  await expectVersion(page, archived.label, inArchived);
  expect(await stored(page)).toBeNull();
  await openLive(page, 'search?q=field');
  await expectVersion(page, 'Current', inCurrent);
});
