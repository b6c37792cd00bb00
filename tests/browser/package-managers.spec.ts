import { openLive } from './live-page';
import { expect, test } from './fixtures';

// An installation is shown for the package manager that the reader chose.
const setUp = 'getting-started/set-up';

test('the chosen package manager is that of the next page, too', async ({
  page,
}) => {
  await openLive(page, '');
  const home = page.locator('.managers').first();
  await expect(home.getByText('npm install o1js')).toBeVisible();
  await home.getByRole('radio', { name: 'pnpm' }).check();
  await expect(home.getByText('pnpm add o1js')).toBeVisible();
  await expect(home.getByText('npm install o1js')).toBeHidden();

  await openLive(page, setUp);
  const next = page.locator('.managers').first();
  await next.scrollIntoViewIfNeeded();
  await expect(next.getByRole('radio', { name: 'pnpm' })).toBeChecked();
  await expect(next.getByText('pnpm install')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a package manager can be chosen', async ({ page }) => {
    await page.goto('');
    const home = page.locator('.managers').first();
    await home.getByRole('radio', { name: 'bun' }).check();
    await expect(home.getByText('bun add o1js')).toBeVisible();
  });
});
