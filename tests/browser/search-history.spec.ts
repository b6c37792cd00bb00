import type { Page } from '@playwright/test';
import { openLive } from './live-page';
import { hitsOf, openSearch } from './search-support';
import { expect, test } from './under-policy';

// Back with search open, and from a result.
const guide = 'basic-types/field';
const modal = (page: Page) => page.locator('.DocSearch-Modal');
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('Back leads to the page before and closes the modal', async ({ page }) => {
  await openLive(page, guide);
  const next = page.locator('.pagination-nav__link--next');
  const address = (await next.getAttribute('href'))!;
  await next.click();
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

for (const way of ['Enter', 'click']) {
  test(`from a result, one Back leads to the page: ${way} @nightly`, async ({
    page,
  }) => {
    await openLive(page, guide);
    const input = await openSearch(page);
    await input.fill('UInt64');
    await expect(hitsOf(page).first()).toContainText('UInt64');
    if (way === 'Enter') await page.keyboard.press('Enter');
    else await hitsOf(page).first().click();
    await expect(page).toHaveURL(/classes\/UInt64\/?$/);
    await expect(modal(page)).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL(/basic-types\/field\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Field elements',
    );
    await expect(modal(page)).toHaveCount(0);
  });
}

test('the shortcut is heard while the next page is being drawn @nightly', async ({
  page,
}) => {
  await openLive(page, guide);
  // A key that comes after a listener went and before the next is there is lost.
  await page.evaluate(() => {
    window.removeEventListener = new Proxy(
      window.removeEventListener.bind(window),
      {
        apply(remove, target, [type, ...rest]: [string, never]) {
          if (type === 'keydown') document.body.dataset.keysMayBeLost = 'true';
          remove.call(target, type, ...rest);
        },
      },
    );
  });
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
    'Field elements',
  );
  await expect(page.locator('body')).not.toHaveAttribute(
    'data-keys-may-be-lost',
  );
  await page.keyboard.press('Control+k');
  await expect(modal(page)).toBeVisible();
});
