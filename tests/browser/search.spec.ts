import type { Page } from '@playwright/test';
import { isCurrent, releases, urlPrefix } from '@o1js-docs/project/releases';
import { maxQueryLength, searchLimits } from '@o1js-docs/search/constants';
import { nextPage, openLive } from './live-page';
import { forNight } from './nightly';
import { hitsOf, indexAddress, openSearch, searchFor } from './search-support';
import { expect, test } from './under-policy';

const archived = releases.filter((release) => !isCurrent(release));
const guide = 'basic-types/field';
const modal = (page: Page) => page.locator('.DocSearch-Modal');
const field = (page: Page) => page.getByPlaceholder('Search docs');

test('the button Search and its shortcuts open the modal, and get the focus back', async ({
  page,
}) => {
  await page.goto('');
  const button = page.getByRole('button', { name: 'Search' });
  await button.click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.insertText('a'.repeat(600));
  await expect(field(page)).toHaveValue('a'.repeat(maxQueryLength));
  await page.locator('.DocSearch-Close').click();
  await expect(button).toBeFocused();
  for (const keys of ['Control+k', 'Meta+k', '/', '/']) {
    await page.keyboard.press(keys);
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toHaveCount(0);
    await expect(button).toBeFocused();
  }
});

test('the button and what the modal has are large enough for fingers', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'Pointers need less.');
  await page.goto('');
  const sizes = (parts: string) =>
    page.locator(parts).evaluateAll((all) =>
      all.map((part) => {
        const { width, height } = part.getBoundingClientRect();
        return Math.min(width, height);
      }),
    );
  const [button] = await sizes('.DocSearch-Button');
  expect(button).toBeGreaterThanOrEqual(44);
  await searchFor(page, 'merkle');
  await expect(hitsOf(page).first()).toBeVisible();
  const found = await sizes('.DocSearch-Modal :is(button, a)');
  // What is hidden has no size.
  const shown = found.filter((size) => size > 0);
  expect(shown.length).toBeGreaterThan(5);
  expect(shown.filter((size) => size < 44)).toEqual([]);
});

for (const release of releases) {
  test(`on version ${release.label} only that version is downloaded and found${forNight(release)}`, async ({
    page,
  }) => {
    const downloads: string[] = [];
    page.on('request', (request) => {
      if (indexAddress.test(request.url())) downloads.push(request.url());
    });
    await page.goto(`${urlPrefix(release)}api-reference/classes/UInt64`);
    expect(downloads).toEqual([]);
    const input = await openSearch(page);
    await input.pressSequentially('merkle tree');
    await expect(hitsOf(page).first()).toBeVisible();
    const links = await hitsOf(page).evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')!),
    );
    for (const link of links) {
      expect(link).toMatch(new RegExp(`^/o1js/${urlPrefix(release)}`));
      for (const other of archived) {
        if (other !== release)
          expect(link).not.toContain(`/${other.docsVersion}/`);
      }
    }
    await expect.poll(() => downloads.length).toBe(2);
    const file = `docs-default-${release.docsVersion}`;
    expect(downloads[0]).toContain(`${file}.titles.index`);
    expect(downloads[1]).toContain(`${file}.texts.index`);
  });
}

test('search weighs no more than its limits, before the first result and in all @nightly', async ({
  page,
}) => {
  await openLive(page, '');
  await page.waitForLoadState('networkidle');
  const sizes: Promise<{ isText: boolean; bytes: number }>[] = [];
  page.on('requestfinished', (request) => {
    // What is fetched ahead, of pages that may come next, is no part of search.
    const isAhead = request.headers()['sec-purpose'] === 'prefetch';
    if (isAhead || !request.url().includes('/assets/')) return;
    sizes.push(
      request.sizes().then(({ responseBodySize }) => ({
        isText: request.url().includes('.texts.'),
        bytes: responseBodySize,
      })),
    );
  });
  const texts = page.waitForResponse((response) =>
    response.url().includes('.texts.'),
  );
  const input = await openSearch(page);
  await input.press('F');
  await expect(hitsOf(page).first()).toBeVisible();
  await (await texts).finished();
  const all = await Promise.all(sizes);
  const sum = (some: typeof all) =>
    some.reduce((total, { bytes }) => total + bytes, 0) / 1000;
  // The texts come after the first result.
  expect(sum(all.filter(({ isText }) => !isText))).toBeLessThanOrEqual(
    searchLimits.kilobytesToFirstResult,
  );
  expect(sum(all)).toBeLessThanOrEqual(searchLimits.kilobytesInAll);
});

test('a hit marks what matches, and leads to its heading', async ({ page }) => {
  const input = await openSearch(page, '');
  await input.pressSequentially('Field.assertEquals');
  await expect(hitsOf(page).first()).toContainText('assertEquals');
  await expect(hitsOf(page).first().locator('mark').first()).toHaveText(
    /^assertEqual/,
  );
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/classes\/Field#assertequals$/);
  await expect(modal(page)).toHaveCount(0);
  await expect(page.locator('#assertequals')).toBeInViewport();
});

test('the footer counts all results, and leads to them on the same version @nightly', async ({
  page,
}) => {
  const [release] = archived;
  await page.goto(`${urlPrefix(release!)}api-reference/classes/UInt64`);
  const input = await openSearch(page);
  await input.pressSequentially('merkle witness');
  const footer = page.getByRole('link', { name: /^See all \d+ results$/ });
  await expect(hitsOf(page).first()).toBeVisible();
  // A key more must not add to the count.
  await input.press('Backspace');
  await input.press('s');
  await expect(footer).toBeVisible();
  const count = /\d+/.exec((await footer.textContent())!)![0];
  await footer.click();
  await expect(page).toHaveURL(
    new RegExp(
      `/o1js/search\\?q=merkle%20witnes?ss&version=${release!.docsVersion}$`,
    ),
  );
  await expect(page.getByRole('status')).toHaveText(`${count} results`);
  await expect(page.getByLabel('Version')).toHaveValue(release!.docsVersion);
});

test('recent and favorite searches survive a reload', async ({ page }) => {
  const input = await openSearch(page, '');
  await input.pressSequentially('Poseidon');
  await expect(hitsOf(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/Poseidon/);

  await page.reload();
  await openSearch(page);
  await expect(page.getByText('Recent', { exact: true })).toBeVisible();
  await expect(hitsOf(page)).toContainText('Poseidon');
  await page.getByTitle('Save this search').click();
  await expect(page.getByText('Favorite', { exact: true })).toBeVisible();

  await page.reload();
  await openSearch(page);
  await expect(page.getByText('Favorite', { exact: true })).toBeVisible();
  await expect(hitsOf(page)).toContainText('Poseidon');
});

test('nothing is sent to, or prepared for, another host', async ({
  page,
  baseURL,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const input = await openSearch(page, '');
  await input.pressSequentially('secret words');
  await expect(hitsOf(page).first()).toBeVisible();
  await page.goto('search?q=secret');
  await expect(page.getByRole('status')).toBeVisible();
  const { origin } = new URL(baseURL!);
  const sent = requests.filter((url) => url.startsWith('http'));
  expect(sent.filter((url) => !url.startsWith(origin))).toEqual([]);
  // The reader's own address bar is no transmission; everything else is.
  expect(
    sent.filter(
      (url) => url.includes('secret') && !/\/search\/?\?q=/.test(url),
    ),
  ).toEqual([]);
  await expect(
    page.locator('link[rel=preconnect], link[rel=dns-prefetch]'),
  ).toHaveCount(0);
});

test('Back leads to the page before and closes the modal', async ({ page }) => {
  await openLive(page, guide);
  await nextPage(page).click();
  await expect(page).not.toHaveURL(/basic-types\/field\/?$/);
  await openSearch(page);
  await page.goBack();
  await expect(page).toHaveURL(/basic-types\/field\/?$/);
  await expect(modal(page)).toHaveCount(0);
});

test('Escape leaves the page where it is @nightly', async ({ page }) => {
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await openLive(page, guide);
  await page.mouse.wheel(0, 700);
  await expect.poll(scrollY).toBeGreaterThan(600);
  const place = await scrollY();
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect.poll(scrollY).toBe(place);
});

test('a misspelt query is corrected, with a way back, and nothing found leads on', async ({
  page,
}) => {
  const input = await searchFor(page, 'possiedon', guide);
  await expect(page.getByText('Results for poseidon')).toBeVisible();
  await expect(hitsOf(page).first()).toContainText(/poseidon/i);
  await page.getByRole('button', { name: 'Search for possiedon' }).click();
  await expect(page.getByText('No results for')).toBeVisible();
  await expect(input).toHaveValue('possiedon');
  await expect(
    page.getByRole('link', { name: 'list of all errors' }),
  ).toHaveAttribute('href', /getting-started\/common-errors$/);
  await expect(
    page.getByRole('link', { name: 'the community' }),
  ).toHaveAttribute('href', /discord/);
  await page.getByRole('button', { name: 'smart contract' }).click();
  await expect(hitsOf(page).first()).toHaveAttribute(
    'href',
    /zkapps\/smart-contracts/,
  );
});
