import { violationsOf } from '../accessibility/violations';
import { lightPages } from '@o1js-docs/project/environment';
import { hold, openLive } from './live-page';
import {
  hitsOf,
  holdToFail,
  indexAddress,
  openSearch,
  searchFor,
} from './search-support';
import { expect, test } from './under-policy';

test('the modal has no accessibility violations on any of its screens', async ({
  page,
}) => {
  const input = await openSearch(page, '');
  expect(await violationsOf(page), 'empty').toEqual([]);
  await input.fill('merkle');
  await expect(hitsOf(page).first()).toBeVisible();
  expect(await violationsOf(page), 'with hits').toEqual([]);
  await input.fill('qqzzxxjjkk');
  await expect(page.getByText('Try searching for')).toBeVisible();
  expect(await violationsOf(page), 'without hits').toEqual([]);
  await input.fill('UInt64');
  await expect(hitsOf(page).first()).toContainText('UInt64');
  await page.keyboard.press('Enter');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  // The bar of the navigation has a role of its own.
  await expect(page.locator('#nprogress')).toHaveCount(0);
  await openSearch(page);
  await expect(hitsOf(page).first()).toBeVisible();
  expect(await violationsOf(page), 'with recent searches').toEqual([]);
});

test('a search that waits, has failed or has its own page has no accessibility violations @nightly', async ({
  page,
}) => {
  const waiting = page.getByText('Still searching…');
  const failure = page.getByText('Unable to fetch results');
  const fail = await holdToFail(page, indexAddress);
  await searchFor(page, 'merkle', '');
  await expect(waiting).toBeVisible();
  expect(await violationsOf(page), 'the modal waits').toEqual([]);
  fail();
  await expect(failure).toBeVisible();
  expect(await violationsOf(page), 'the modal has failed').toEqual([]);
  await page.goto('search?q=merkle');
  await expect(failure).toBeVisible();
  expect(await violationsOf(page), 'the page has failed').toEqual([]);
  await page.unroute(indexAddress);
  const release = await hold(page, indexAddress);
  await page.goto('search?q=merkle');
  await expect(waiting).toBeVisible();
  expect(await violationsOf(page), 'the page waits').toEqual([]);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await violationsOf(page), 'the page has results').toEqual([]);
});

test('search that could not be loaded has no accessibility violations @nightly', async ({
  page,
}) => {
  const failure = page.getByText('Unable to fetch results').last();
  await openLive(page, '');
  await page.route(/\/assets\//, (route) => route.abort());
  await page.keyboard.press('Control+k');
  await expect(failure).toBeVisible();
  expect(await violationsOf(page), 'on a page that is awake').toEqual([]);
  test.skip(!lightPages, 'a stock page says nothing without its scripts');
  await page.unroute(/\/assets\//);
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('search?q=merkle');
  await expect(failure).toBeVisible();
  expect(await violationsOf(page), 'on the search page').toEqual([]);
  await page.goto('basic-types/field');
  await page.keyboard.press('Control+k');
  await expect(failure).toBeVisible();
  expect(await violationsOf(page), 'on a guide').toEqual([]);
});

test('the modal is worked by keyboard and fits the screen', async ({
  page,
}) => {
  const input = await openSearch(page, '');
  await input.pressSequentially('merkle');
  await expect(hitsOf(page).first()).toBeVisible();
  const selected = page.locator('.DocSearch-Hit[aria-selected=true]');
  const before = await selected.textContent();
  await page.keyboard.press('ArrowDown');
  await expect(selected).not.toHaveText(before!);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
  const box = await page.locator('.DocSearch-Modal').boundingBox();
  const size = page.viewportSize()!;
  expect(box!.x).toBeGreaterThanOrEqual(0);
  expect(box!.x + box!.width).toBeLessThanOrEqual(size.width);
});

test('readers who listen hear how many results there are, and Tab reaches the link to all @nightly', async ({
  page,
}) => {
  await openSearch(page, '');
  const field = page.getByRole('combobox', { name: 'Search' });
  const hint = page.getByText('a name, a question, an error message');
  await expect(hint).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'false');
  await field.fill('merkle tree');
  await expect(hint).toBeHidden();
  await expect(page.getByRole('tree', { name: 'Types' })).toBeVisible();
  await expect(field).toHaveAttribute('aria-expanded', 'true');
  // Names come first, and the texts of the pages may add to their results.
  await expect(async () => {
    const count = await hitsOf(page).count();
    await expect(
      page.getByRole('status').filter({ hasText: 'result' }),
    ).toHaveText(`${count} results`, { timeout: 1_000 });
  }).toPass();
  const all = page.getByRole('link', { name: /^See all/ });
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(all).toBeFocused({ timeout: 100 });
  }).toPass();
});
