import { violationsOf } from './violations';
import { expect, test } from '../browser/under-policy';

/** Declares one test a page. @param paths addresses below the base path */
export function checkPages(paths: readonly string[]): void {
  // A trace of a large page costs more than the check; the largest pages are slow to check.
  test.use({ trace: 'off', screenshot: 'off' });
  test.describe.configure({ timeout: 120_000 });
  for (const path of paths) {
    test(`/${path} has no accessibility violations`, async ({ page }) => {
      await page.goto(path);
      expect(await violationsOf(page)).toEqual([]);
    });
  }
}
