import type { Page } from '@playwright/test';
import { isCurrent, releases } from '@o1js-docs/project/releases';
import { openLive } from './live-page';
import { storedKeys } from './stored-keys';
import { expect, test } from './under-policy';

// Requirements of sections 3, 4 and 8: what the browser keeps, and what if it cannot.
const archived = releases.find((release) => !isCurrent(release))!.docsVersion;

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Chooses the archived version in the navbar. */
async function chooseVersion(page: Page) {
  await page.getByRole('button', { name: 'Current' }).hover();
  await page
    .locator('.navbar')
    .getByRole('link', { name: archived, exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(archived));
}

test('the site is light, whatever the system prefers, and deletes a stored color mode', async ({
  page,
  context,
}) => {
  /** What a reader sees of the color mode. */
  const look = () =>
    page.evaluate(() => {
      const { color, backgroundColor } = getComputedStyle(document.body);
      const { colorScheme } = getComputedStyle(document.documentElement);
      return { color, backgroundColor, colorScheme };
    });
  const storeDark = (key: string) => localStorage.setItem(key, 'dark');
  const html = page.locator('html');
  await openLive(page, '');
  const light = await look();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(storeDark, storedKeys.theme);
  await openLive(page, '?docusaurus-theme=dark');
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await look()).toEqual(light);
  await expect.poll(() => stored(page, storedKeys.theme)).toBeNull();
  await expect(
    page.getByRole('button', { name: /dark|light|colou?r mode/i }),
  ).toHaveCount(0);

  const otherTab = await context.newPage();
  await openLive(otherTab, '');
  await otherTab.evaluate(storeDark, storedKeys.theme);
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await look()).toEqual(light);
});

test('the version that a reader chooses is kept', async ({ page }) => {
  await openLive(page, 'api-reference/classes/UInt64');
  await chooseVersion(page);
  await expect.poll(() => stored(page, storedKeys.docsVersion)).toBe(archived);
});

test('the site works and logs it once if the storage is blocked', async ({
  page,
}) => {
  const logged: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    }),
  );
  await openLive(page, 'api-reference/classes/UInt64');
  await chooseVersion(page);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').fill('Bool');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/Bool/);
  expect(errors).toEqual([]);
  const warning = 'Docusaurus browser storage is not available.';
  expect(logged.filter((text) => text.includes(warning))).toHaveLength(1);
});
