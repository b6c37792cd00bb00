import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';
import { markPage, openLive } from './live-page';
import { test as unwatched } from './under-policy';

// Requirements of sections 1, 4 and 7: assets ahead of a navigation, and the bar above a slow one.
const guide = 'basic-types/field';

/** The link to the next page, at the page's end. */
const next = (page: Page) => page.locator('.pagination-nav__link--next');

/** Assets that are asked for from now on. */
function watchAssets(page: Page): string[] {
  const assets: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/\.(svg|png|woff2|ico|webmanifest)$/.test(pathname))
      assets.push(pathname);
  });
  return assets;
}

/** Holds back everything but whole pages, until it is released. */
async function holdAssets(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') await held;
    await route.continue();
  });
  return release;
}

/** Opens a page of the site as a link to it would, wherever the link is. */
async function follow(page: Page, to: string) {
  await page.evaluate((address) => {
    history.pushState({}, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, `/o1js/${to}`);
}

/** A step of the progress bar. */
interface Move {
  /** In milliseconds. */
  at: number;
  transition: string;
  /** Where the bar is, as CSS: `translate3d(-92%, 0, 0)` shows 8 % of it. */
  to: string;
}

test.describe('on the approach of a link', () => {
  test('its page is fetched, once @1.10 @7.4', async ({ page }) => {
    await openLive(page, guide);
    const assets = watchAssets(page);
    await next(page).hover();
    await expect.poll(() => assets.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(new Set(assets).size).toBe(assets.length);
    assets.length = 0;
    await page.mouse.move(2, 2);
    await next(page).hover();
    await page.waitForTimeout(300);
    expect(assets).toEqual([]);
  });

  for (const [name, connection] of Object.entries({
    'on a 2g connection': { effectiveType: '2g', saveData: false },
    'on a slow 2g connection': { effectiveType: 'slow-2g', saveData: false },
    'where data is to be saved': { effectiveType: '4g', saveData: true },
  })) {
    test(`nothing is fetched ${name}, and the link works @1.11`, async ({
      page,
    }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      await openLive(page, guide);
      await page.waitForLoadState('networkidle');
      const assets = watchAssets(page);
      await next(page).hover();
      await page.waitForTimeout(500);
      expect(assets).toEqual([]);
      await next(page).click();
      await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  }

  test('its page is fetched by GET where the browser knows no prefetching @7.4', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its owner below
      const { supports } = DOMTokenList.prototype;
      DOMTokenList.prototype.supports = function (token) {
        return token !== 'prefetch' && supports.call(this, token);
      };
    });
    const ways: string[] = [];
    page.on('request', (request) => {
      if (['xhr', 'fetch'].includes(request.resourceType()))
        ways.push(request.method());
    });
    await openLive(page, guide);
    await next(page).hover();
    await expect.poll(() => ways.length).toBeGreaterThan(0);
    expect(new Set(ways)).toEqual(new Set(['GET']));
    await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  });
});

test.describe('the progress bar', () => {
  const bar = '#nprogress .bar';

  test('appears 200 ms after a slow change of the page and ends with it @4.8 @4.12 @9.5', async ({
    page,
  }) => {
    await openLive(page, guide);
    await page.waitForLoadState('networkidle');
    const release = await holdAssets(page);
    const appeared = page.evaluate(
      (selector) =>
        new Promise<{ after: number; left: number }>((resolve) => {
          const start = performance.now();
          new MutationObserver((_, observer) => {
            const found = document.querySelector<HTMLElement>(selector);
            if (!found) return;
            observer.disconnect();
            const shift = /translate3d\((-?[\d.]+)%/.exec(
              found.style.transform,
            );
            resolve({
              after: performance.now() - start,
              left: 100 + Number(shift?.[1]),
            });
          }).observe(document.body, { childList: true, subtree: true });
        }),
      bar,
    );
    await follow(page, 'api-reference/classes/MerkleMap');
    const { after, left } = await appeared;
    expect(after).toBeGreaterThanOrEqual(195);
    // It starts from nothing towards its minimum of 8 %.
    expect(left).toBeLessThanOrEqual(8);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Field elements',
    );
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expect
      .poll(() =>
        page
          .locator(bar)
          .evaluate(
            (element) =>
              100 + Number(/\((-?[\d.]+)%/.exec(element.style.transform)?.[1]),
          ),
      )
      .toBeGreaterThanOrEqual(8);
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'MerkleMap',
    );
    await expect(page.locator(bar)).toHaveCount(0);
  });

  test('moves in 200 ms, and trickles every 800 ms @9.5', async ({ page }) => {
    await openLive(page, guide);
    await page.waitForLoadState('networkidle');
    const release = await holdAssets(page);
    const moves = page.evaluate(
      (selector) =>
        new Promise<Move[]>((resolve) => {
          const seen: Move[] = [];
          new MutationObserver((_, observer) => {
            const found = document.querySelector<HTMLElement>(selector);
            const to = found?.style.transform ?? '';
            if (!found || !to || seen.at(-1)?.to === to) return;
            seen.push({
              at: performance.now(),
              transition: found.style.transition,
              to,
            });
            if (seen.length === 5) {
              observer.disconnect();
              resolve(seen);
            }
          }).observe(document.body, {
            childList: true,
            subtree: true,
            attributes: true,
          });
        }),
      bar,
    );
    await follow(page, 'api-reference/classes/MerkleMap');
    const seen = await moves;
    expect(seen.at(-1)!.transition).toContain('200ms');
    const pause = seen.at(-1)!.at - seen.at(-2)!.at;
    expect(pause).toBeGreaterThan(700);
    const shown = seen.map(({ to }) => 100 + parseFloat(to.split('(')[1]!));
    expect(shown[0]).toBeCloseTo(8);
    const steps = shown.slice(1).map((share, i) => share - shown[i]!);
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(Math.max(...steps)).toBeLessThanOrEqual(2.001);
    release();
    await expect(page.locator(bar)).toHaveCount(0);
  });

  test('does not appear for a heading of the same page @4.12', async ({
    page,
  }) => {
    await openLive(page, guide);
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('#nprogress'))
          Object.assign(window, { barAppeared: true });
      }).observe(document.body, { childList: true, subtree: true });
    });
    const id = await page.locator('article h2[id]').last().getAttribute('id');
    await follow(page, `${guide}#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
    await page.waitForTimeout(400);
    expect(await page.evaluate(() => 'barAppeared' in window)).toBe(false);
  });
});

// Chromium logs an error for each request that it cannot make.
unwatched.describe('offline after the page was loaded', () => {
  unwatched(
    'a page that was fetched already opens @8.12',
    async ({ page, context }) => {
      await openLive(page, guide);
      const isMarked = await markPage(page);
      await next(page).hover();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await next(page).click();
      await expect(page).not.toHaveURL(new RegExp(`${guide}$`));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
        'Field elements',
      );
      expect(await isMarked()).toBe(true);
    },
  );

  unwatched(
    'a page that was not says so, and opens when the network is back @8.12',
    async ({ page, context }) => {
      await openLive(page, guide);
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await follow(page, 'api-reference/classes/MerkleMap');
      await expect(page.locator('body')).toContainText(
        /ERR_INTERNET_DISCONNECTED|No internet/i,
      );
      await context.setOffline(false);
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'MerkleMap',
      );
    },
  );
});
