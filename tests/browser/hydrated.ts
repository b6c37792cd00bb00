import { expect, type Page } from '@playwright/test';

/** Moves as a reader does, which starts the page's scripts, and waits until they listen. */
export async function hydrated(page: Page): Promise<void> {
  await page.dispatchEvent('html', 'wheel');
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
}
