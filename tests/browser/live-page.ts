import { expect, type Page } from '@playwright/test';

/**
 * Opens a page and waits until it answers. It moves the mouse as a reader
 * does, because a page may wait for that before it starts its scripts.
 */
export async function openLive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wakeUp(page);
}

/** Waits until the open page answers. */
export async function wakeUp(page: Page): Promise<void> {
  await page.mouse.move(2, 2);
  await page.mouse.move(4, 4);
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
}

/** Leaves a mark that a reload wipes away. @returns whether it is still there */
export async function markPage(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}

/** Links of the sidebar, the footer and the article that stay on the site. */
export function linkTo(page: Page, path: string) {
  return page.locator(`a[href="/o1js/${path}"]:visible`).first();
}
