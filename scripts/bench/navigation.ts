import { type Browser, devices } from '@playwright/test';
import { median } from '../../plugins/code-samples/measure/median';
import type { ServedBuild } from './serve-build';

const runs = 5;

/**
 * Taps the link to the next page once that page is prefetched.
 *
 * @param page path of a page with a next one
 * @returns the median of the milliseconds from tap to drawn page
 */
export async function measureNavigation(
  browser: Browser,
  build: ServedBuild,
  page: string,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) {
    const context = await browser.newContext(devices['Pixel 7']);
    const tab = await context.newPage();
    await tab.goto(build.url + page);
    const next = tab.locator('.pagination-nav__link--next');
    await next.scrollIntoViewIfNeeded();
    await tab.dispatchEvent('html', 'wheel');
    await tab.waitForSelector('html[data-has-hydrated=true]');
    await tab.waitForLoadState('networkidle');
    times.push(await next.evaluate(tapAndWait));
    await context.close();
  }
  return Math.round(median(times));
}

/** Runs in the page; the title changes when the next page has been drawn. */
function tapAndWait(link: HTMLElement | SVGElement): Promise<number> {
  const start = performance.now();
  return new Promise((resolve) => {
    new MutationObserver(() =>
      requestAnimationFrame(() => resolve(performance.now() - start)),
    ).observe(document.querySelector('title')!, { childList: true });
    (link as HTMLElement).click();
  });
}
