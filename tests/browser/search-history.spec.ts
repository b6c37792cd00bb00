import type { Page } from '@playwright/test';
import { heading, nextPage, openLive } from './live-page';
import { hitsOf, openSearch } from './search-support';
import { expect, test } from './under-policy';

// Back with search open, and from a result.
const guide = 'basic-types/field';
const modal = (page: Page) => page.locator('.DocSearch-Modal');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('Back leads to the page before and closes the modal', async ({ page }) => {
  await openLive(page, guide);
  const address = (await nextPage(page).getAttribute('href'))!;
  await nextPage(page).click();
  await expect(page).toHaveURL(new RegExp(`${address}/?$`));
  await openSearch(page);
  await page.goBack();
  await expect(page).toHaveURL(/basic-types\/field\/?$/);
  await expect(modal(page)).toHaveCount(0);
});

test('Escape leaves the page where it is @nightly', async ({ page }) => {
  await openLive(page, guide);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => scrollY(page)).toBeGreaterThan(600);
  const place = await scrollY(page);
  await openSearch(page);
  await page.keyboard.press('Escape');
  await expect(modal(page)).toHaveCount(0);
  await expect.poll(() => scrollY(page)).toBe(place);
});

test('from a result, one Back leads to the page @nightly', async ({ page }) => {
  await openLive(page, guide);
  const input = await openSearch(page);
  await input.fill('UInt64');
  await hitsOf(page).first().click();
  await expect(page).toHaveURL(/classes\/UInt64\/?$/);
  await expect(modal(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/basic-types\/field\/?$/);
  await expect(heading(page)).toHaveText('Field elements');
  await expect(modal(page)).toHaveCount(0);
});
