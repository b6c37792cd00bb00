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
