import { violationsOf } from '../accessibility/violations';
import { crashMessage, mendPages, openCrashedPage } from './error-boundary';
import { heading } from './live-page';
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
  await expect(heading(page)).toHaveText('Field elements');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a page that crashes goes away by a link @nightly', async ({ page }) => {
  await openCrashedPage(page);
  await mendPages(page);
  await page.locator('.navbar__inner > .navbar__items .navbar__brand').click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByText('This page crashed.')).toHaveCount(0);
});
