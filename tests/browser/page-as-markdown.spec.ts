import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { allowClipboard, readClipboard } from './live-page';
import { test as plainTest } from './under-policy';

const guide = 'basic-types/field';
/** The menu opens without scripts. */
const openMenu = (page: Page) =>
  page.getByText('Markdown', { exact: true }).click();
/** The way to the index is above the title. */
const firstLines = /^\[All pages about o1js .*\n\n# Field elements\n/;

test('a reader copies a page as Markdown, or opens it', async ({ page }) => {
  await allowClipboard(page);
  await page.goto(guide);
  await openMenu(page);
  const link = page.getByRole('link', { name: 'View as Markdown' });
  const response = await page.request.get((await link.getAttribute('href'))!);
  expect(response.ok()).toBe(true);
  expect(await response.text()).toMatch(firstLines);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await readClipboard(page);
  expect(copied).toMatch(firstLines);
  expect(copied).toContain('```ts title="continues tally.ts"\n');
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeVisible();
});

plainTest(
  'a page that cannot be fetched is not copied, and the button says so @nightly',
  async ({ page }) => {
    await page.route('**/*.md', (route) => route.abort());
    await page.goto(guide);
    await openMenu(page);
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(
      page.getByRole('button', { name: 'Not copied' }),
    ).toBeVisible();
  },
);
