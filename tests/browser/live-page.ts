import type { Page } from '@playwright/test';
import { site } from '../../config/site';
import { hydrated } from './hydrated';

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

/** Links of the sidebar, the footer and the article that stay on the site. */
export function linkTo(page: Page, path: string) {
  return page.locator(`a[href="${site.baseUrl}${path}"]:visible`).first();
}
