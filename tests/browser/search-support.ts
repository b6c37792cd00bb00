import { expect, type Page } from '@playwright/test';
import { hydrated } from './hydrated';

/** Addresses of the packed rows, two files a version: names, then texts. */
export const rowsAddress = /\.rows\.[\da-f]+\.txt$/;

/** Opens the modal once the page listens, and returns its input. */
export async function openSearch(page: Page) {
  await hydrated(page);
  await page.keyboard.press('Control+k');
  const input = page.locator('.DocSearch-Input');
  await expect(input).toBeFocused();
  return input;
}

/** Holds back what is asked for at addresses like this one. @returns a function that lets go of it */
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

/** The results that the modal shows. */
export const hitsOf = (page: Page) => page.locator('.DocSearch-Hit a');

/** Serves these pages as every version's rows. */
export async function serveRows(
  page: Page,
  pages: { path: string; title: string; text: string }[],
) {
  await page.route(rowsAddress, (route) =>
    route.fulfill({
      json: route.request().url().includes('.texts.')
        ? pages.map(({ text }) => text)
        : {
            groups: ['Group'],
            pages: pages.map(({ path, title }) => [
              path,
              0,
              0,
              0,
              [[1, title]],
            ]),
          },
    }),
  );
}
