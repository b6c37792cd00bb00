import type { Page } from '@playwright/test';
import { openLive } from './live-page';
import { expect, test } from './fixtures';

// An installation is shown for the package manager that the reader chose.
const managers = (page: Page) => page.locator('.managers').first();

test('the chosen package manager is that of the next page, too', async ({
  page,
}) => {
  await openLive(page, '');
  await expect(managers(page).getByText('npm install o1js')).toBeVisible();
  await managers(page).getByRole('radio', { name: 'pnpm' }).check();
  await expect(managers(page).getByText('pnpm add o1js')).toBeVisible();
  await expect(managers(page).getByText('npm install o1js')).toBeHidden();

  await openLive(page, 'getting-started/set-up');
  await managers(page).scrollIntoViewIfNeeded();
  await expect(
    managers(page).getByRole('radio', { name: 'pnpm' }),
  ).toBeChecked();
  await expect(managers(page).getByText('pnpm install')).toBeVisible();
});
