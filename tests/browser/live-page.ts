import { expect, test, type Page } from '@playwright/test';
import { site } from '../../config/site';

export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The link to the next page, at the page's end. */
export const nextPage = (page: Page) =>
  page.locator('.pagination-nav__link--next');

/** Moves as a reader does, which starts the page's scripts, and waits until they listen. */
export async function hydrated(page: Page): Promise<void> {
  await page.dispatchEvent('html', 'wheel');
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
}

/** Keeps a headless shell's own move of the pointer from the pages that come: it would start their scripts. */
export async function keepPointerStill(page: Page): Promise<void> {
  await page.addInitScript(() =>
    addEventListener('pointermove', (e) => e.stopImmediatePropagation(), true),
  );
}

/** Opens a page and waits until it answers. */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Leaves a mark that a reload wipes away. @returns whether it is still there */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** Opens a page of the site as a link to it would. @param path below the base path */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, site.baseUrl + path);
}

/** Holds back the requests to an address. @returns a function that lets them go */
export async function hold(
  page: Page,
  address: RegExp | string,
): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(address, async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Lets a test read the clipboard, which only Chromium allows. */
export async function allowClipboard(page: Page): Promise<void> {
  const browser = page.context().browser()?.browserType().name();
  test.skip(browser !== 'chromium', 'Others keep the clipboard to users.');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
}

/** @returns the text in the clipboard */
export const readClipboard = (page: Page) =>
  page.evaluate(() => navigator.clipboard.readText());
