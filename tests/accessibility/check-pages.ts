import { violationsOf } from './violations';
import { expect, test } from '../browser/under-policy';

/** A wide screen and a phone's: what axe looks at is laid out for each. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Declares one test a page, at both sizes. @param paths addresses below the base path */
export function checkPages(paths: readonly string[]): void {
  // A trace of a large page costs more than the check; the largest pages are slow to check.
  test.use({ trace: 'off', screenshot: 'off' });
  test.describe.configure({ timeout: 120_000 });
  for (const path of paths) {
    test(`/${path} has no accessibility violations`, async ({ page }) => {
      await page.goto(path);
      for (const size of sizes) {
        await page.setViewportSize(size);
        expect(await violationsOf(page), `${size.width} pixels wide`).toEqual(
          [],
        );
      }
    });
  }
}
