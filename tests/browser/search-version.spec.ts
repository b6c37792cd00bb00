import type { Page } from '@playwright/test';
import { isCurrent, releases } from '@o1js-docs/project/releases';
import { openLive } from './live-page';
import { hitsOf, openSearch } from './search-support';
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

/** What a reader who once chose a version in the navbar comes with. */
async function prefer(page: Page, version: string) {
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key!, value!),
    [storedKeys.docsVersion, version],
  );
}

/** Sees a version in the navbar, in what search finds, and in its list of versions. */
async function expectVersion(page: Page, label: string, path: RegExp) {
  await expect(dropdown(page)).toContainText(label);
  await dropdown(page).hover();
  await expect(page.locator('.dropdown__link--active')).toContainText(label);
  const input = await openSearch(page);
  await input.fill('UInt64');
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
  await expectVersion(page, 'Current', inCurrent);
});

test('a version that there is not is not searched @nightly', async ({
  page,
}) => {
  await openLive(page, 'search?q=field&version=0.0.1');
  await expectVersion(page, 'Current', inCurrent);
});

test('on the search page the version that was chosen holds @nightly', async ({
  page,
}) => {
  await prefer(page, archived.docsVersion);
  await openLive(page, 'search?q=field');
  await expect(page.getByLabel('Version')).toHaveValue(archived.docsVersion);
  await expect(
    page.getByRole('article').getByRole('link').first(),
  ).toHaveAttribute('href', inArchived);
  await expectVersion(page, archived.label, inArchived);
});

test('on the page for unknown addresses it holds too @nightly', async ({
  page,
}) => {
  await prefer(page, archived.docsVersion);
  await openLive(page, 'no/such/page');
  await expectVersion(page, archived.label, inArchived);
  await expect(
    page.getByRole('link', { name: 'Start of the documentation' }),
  ).toHaveAttribute('href', inArchived);

  await openLive(page, 'basic-types/Field');
  await expect(
    page.getByRole('main').getByRole('listitem').getByRole('link').first(),
  ).toHaveAttribute('href', '/o1js/basic-types/field');
});

test('on a page of Current the chosen version changes nothing @nightly', async ({
  page,
}) => {
  await prefer(page, archived.docsVersion);
  await openLive(page, 'basic-types/field');
  await expectVersion(page, 'Current', inCurrent);
  const input = await openSearch(page);
  await input.fill('UInt64');
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
