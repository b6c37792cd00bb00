import type { Page } from '@playwright/test';
import { isCurrent, releases } from '../../config/releases';
import { expect, test } from './served-sites';
import { openLive } from './live-page';
import { storedKeys } from './stored-keys';

// Requirements of sections 3, 4 and 8: what the browser keeps, and what if it cannot.
const archived = releases.find((release) => !isCurrent(release))!.docsVersion;

const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);

async function storeBefore(page: Page, key: string, value: string) {
  await page.addInitScript(
    ([name, content]) => {
      if (sessionStorage.getItem('stored')) return;
      sessionStorage.setItem('stored', 'yes');
      localStorage.setItem(name!, content!);
    },
    [key, value],
  );
}

const theme = (page: Page) => page.locator('html').getAttribute('data-theme');

/** Chooses the archived version in the navbar of a wide screen. */
async function chooseVersion(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Current' }).hover();
  await page
    .locator('.navbar')
    .getByRole('link', { name: archived, exact: true })
    .click();
  await expect(page).toHaveURL(new RegExp(archived));
}

test.describe('the colour mode', () => {
  test('is light where the system is dark', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openLive(page, '');
    expect(await theme(page)).toBe('light');
    await expect(
      page.getByRole('button', { name: /dark|light|colou?r mode/i }),
    ).toHaveCount(0);
  });

  test('that was stored once is not used, and is deleted', async ({ page }) => {
    await storeBefore(page, storedKeys.theme, 'dark');
    await openLive(page, '');
    expect(await theme(page)).toBe('light');
    await expect.poll(() => stored(page, storedKeys.theme)).toBeNull();
  });

  test('follows a change in another tab', async ({ page, context }) => {
    await openLive(page, '');
    const other = await context.newPage();
    await openLive(other, '');
    const choose = (mode: string) =>
      other.evaluate(
        ([key, value]) => localStorage.setItem(key!, value!),
        [storedKeys.theme, mode],
      );
    await choose('dark');
    await expect.poll(() => theme(page)).toBe('dark');
    await choose('light');
    await expect.poll(() => theme(page)).toBe('light');
  });
});

test.describe('the version being read', () => {
  test('is kept when it is chosen', async ({ page }) => {
    await openLive(page, 'api-reference/classes/UInt64');
    await chooseVersion(page);
    await expect
      .poll(() => stored(page, storedKeys.docsVersion))
      .toBe(archived);
  });

  test('is dropped when there is no such version any more', async ({
    page,
  }) => {
    await storeBefore(page, storedKeys.docsVersion, '0.0.1');
    await openLive(page, 'search');
    await expect
      .poll(() => stored(page, storedKeys.docsVersion))
      .not.toBe('0.0.1');
    await expect(page.getByLabel('Version')).toHaveValue('current');
  });
});

test.describe('where the browser stores nothing', () => {
  test('the site works, and warns once in the console', async ({ page }) => {
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await openLive(page, '');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(/getting-started/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('UInt64');
    await expect(page.locator('.DocSearch-Hit').first()).toContainText(
      'UInt64',
    );
    expect(errors).toEqual([]);
    expect(
      warnings.filter((text) =>
        text.startsWith('Docusaurus browser storage is not available.'),
      ),
    ).toHaveLength(1);
  });

  test('because it is full, the site works and logs it', async ({ page }) => {
    const logged: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await openLive(page, 'api-reference/classes/UInt64');
    await chooseVersion(page);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('Bool');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/Bool/);
    expect(errors).toEqual([]);
    expect(logged.join('\n')).toContain(
      `can't set ${storedKeys.docsVersion}=${archived}`,
    );
  });
});
