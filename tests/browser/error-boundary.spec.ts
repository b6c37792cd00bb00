import { violationsOf } from '../accessibility/violations';
import { crashMessage, mendPages, openCrashedPage } from './error-boundary';
import { expect, test } from './under-policy';

test('a page that crashes says so, and can be tried again', async ({
  page,
}) => {
  await openCrashedPage(page);
  await expect(page.getByRole('alert')).toContainText(crashMessage);
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toContainText(crashMessage);

  await mendPages(page);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Field elements',
  );
  await expect(page.getByRole('alert')).toHaveCount(0);
});

for (const way of ['Back', 'a link'] as const) {
  test(`a page that crashes goes away by ${way} @nightly`, async ({ page }) => {
    await openCrashedPage(page);
    await mendPages(page);
    const link = page.locator('.navbar__inner > .navbar__items .navbar__brand');
    if (way === 'a link') {
      await link.click();
    } else {
      // A page before the one that crashes.
      await page.getByRole('button', { name: 'Try again' }).click();
      await page.locator('.pagination-nav__link--next').click();
      // Drawn, not only in the address: else this page crashes, not the next.
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        'Field elements',
      );
      await page.evaluate(() => Object.assign(window, { isBroken: true }));
      await link.click();
      await expect(page).toHaveURL(/o1js\/$/);
      await expect(page.getByRole('alert')).toContainText(crashMessage);
      await mendPages(page);
      await page.goBack();
    }
    await expect(page.getByRole('article')).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
}
