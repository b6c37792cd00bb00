import type { Page } from '@playwright/test';
import { isCurrent, releases } from '@o1js-docs/project/releases';
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

/** What a reader sees of the colour mode. */
const look = (page: Page) =>
  page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    const { colorScheme } = getComputedStyle(document.documentElement);
    return { color, backgroundColor, colorScheme };
  });

/** Chooses the archived version in the navbar. */
async function chooseVersion(page: Page) {
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

  test('that was stored once is not used, and is deleted @nightly', async ({
    page,
  }) => {
    await storeBefore(page, storedKeys.theme, 'dark');
    await openLive(page, '');
    expect(await theme(page)).toBe('light');
    await expect.poll(() => stored(page, storedKeys.theme)).toBeNull();
  });

  test('of another tab changes nothing, and is deleted @nightly', async ({
    page,
    context,
  }) => {
    await openLive(page, '');
    const light = await look(page);
    const other = await context.newPage();
    await openLive(other, '');
    await other.evaluate(
      (key) => localStorage.setItem(key, 'dark'),
      storedKeys.theme,
    );
    await expect.poll(() => stored(page, storedKeys.theme)).toBeNull();
    expect(await look(page)).toEqual(light);
  });

  for (const query of [
    '?docusaurus-data-theme=dark',
    '?docusaurus-theme=dark',
  ]) {
    test(`of an address changes nothing: ${query} @nightly`, async ({
      page,
    }) => {
      await openLive(page, '');
      const light = await look(page);
      await page.goto(query);
      expect(await look(page)).toEqual(light);
      await openLive(page, query);
      expect(await look(page)).toEqual(light);
    });
  }
});

test.describe('the version being read', () => {
  test('is kept when it is chosen', async ({ page }) => {
    await openLive(page, 'api-reference/classes/UInt64');
    await chooseVersion(page);
    await expect
      .poll(() => stored(page, storedKeys.docsVersion))
      .toBe(archived);
  });
});

for (const [reason, breakStorage, warning] of [
  [
    'is blocked',
    () =>
      Object.defineProperty(window, 'localStorage', {
        configurable: true,
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    'Docusaurus browser storage is not available.',
  ],
  [
    'is full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
    `Docusaurus storage error, can't set ${storedKeys.docsVersion}=${archived}`,
  ],
] as const) {
  test(`the site works where the storage ${reason}, and logs it once${reason === 'is full' ? ' @nightly' : ''}`, async ({
    page,
  }) => {
    const logged: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.addInitScript(breakStorage);
    await openLive(page, 'api-reference/classes/UInt64');
    await chooseVersion(page);
    await page.keyboard.press('Control+k');
    await page.locator('.DocSearch-Input').fill('Bool');
    await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/Bool/);
    expect(errors).toEqual([]);
    expect(logged.filter((text) => text.includes(warning))).toHaveLength(1);
  });
}
