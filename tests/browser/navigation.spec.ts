import type { Page } from '@playwright/test';
import { lightPages } from '@o1js-docs/project/environment';
import { expect, test } from './fixtures';
import { follow, heading, markPage, nextPage, openLive } from './live-page';
import { test as unwatched } from './under-policy';

// Requirements of sections 1, 7 and 8: assets ahead of a navigation, and navigations that fail.
const guide = 'basic-types/field';

/** @returns paths of the assets that are asked for from now on */
function watchAssets(page: Page): string[] {
  const assets: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\.(svg|png|woff2|ico|webmanifest)$/.test(pathname))
      assets.push(pathname);
  });
  return assets;
}

test.describe('on the approach of a link', () => {
  test('its page is fetched, once', async ({ page }) => {
    await openLive(page, guide);
    const next = await nextPage(page).evaluate(
      (link) => `${(link as HTMLAnchorElement).pathname}/`,
    );
    const assets = watchAssets(page);
    await nextPage(page).hover();
    await expect.poll(() => assets.length).toBeGreaterThan(0);
    if (lightPages) await expect.poll(() => assets).toContain(next);
    await page.mouse.move(2, 2);
    await nextPage(page).hover();
    await page.waitForTimeout(300);
    // The previous page's link is in view, too. A busy browser asks for that page later.
    expect(new Set(assets).size).toBe(assets.length);
  });

  test('nothing is fetched on a slow connection or where data is to be saved, and the link works @nightly', async ({
    page,
  }) => {
    for (const value of [
      { effectiveType: '2g', saveData: false },
      { effectiveType: 'slow-2g', saveData: false },
      { effectiveType: '4g', saveData: true },
    ]) {
      await openLive(page, guide);
      await page.waitForLoadState('networkidle');
      const assets = watchAssets(page);
      await page.evaluate((connection) => {
        Object.defineProperty(navigator, 'connection', {
          configurable: true,
          value: connection,
        });
      }, value);
      await nextPage(page).hover();
      await page.waitForTimeout(300);
      expect(assets, JSON.stringify(value)).toEqual([]);
    }
    await nextPage(page).click();
    await expect(heading(page)).not.toHaveText('Field elements');
  });
});

// Chromium logs an error for each request that it cannot make.
unwatched(
  'offline a page that was fetched opens; one that was not says so, and opens when the network is back',
  async ({ page, context }) => {
    await openLive(page, guide);
    const isMarked = await markPage(page);
    await nextPage(page).hover();
    await page.waitForLoadState('networkidle');
    // A headless shell would still open pages with setOffline.
    await context.route('**/*', (route) => route.abort('internetdisconnected'));
    await nextPage(page).click();
    await expect(heading(page)).not.toHaveText('Field elements');
    expect(await isMarked()).toBe(true);

    await follow(page, 'api-reference/classes/MerkleMap');
    await expect.poll(() => page.url()).toMatch(/^chrome-error:/);
    await context.unroute('**/*');
    await page.reload();
    await expect(heading(page)).toHaveText('MerkleMap');
  },
);

unwatched(
  'a route that fails to load is warned of, and the page reloads as a whole',
  async ({ page }) => {
    const warnings: string[] = [];
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await openLive(page, 'basic-types/field');
    page.on('pageerror', ({ message }) => errors.push(message));
    const isMarked = await markPage(page);
    let failures = 0;
    let hasReloaded = false;
    await page.route('**/*', (route) => {
      hasReloaded ||= route.request().resourceType() === 'document';
      if (hasReloaded) return route.continue();
      failures++;
      return route.abort();
    });
    // Its page is asked for as the pointer nears it, and again by the click.
    const before = await heading(page).innerText();
    await nextPage(page).hover();
    await nextPage(page).click();
    await expect(heading(page)).not.toHaveText(before);
    expect(await isMarked()).toBe(false);
    expect(failures).toBeGreaterThan(0);
    expect(warnings.length).toBeGreaterThan(0);
    // Docusaurus' own navigation leaves the failed chunk uncaught.
    if (lightPages) expect(errors).toEqual([]);
  },
);
