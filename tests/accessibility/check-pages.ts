import { expect, test as base, type Page } from '@playwright/test';
import { policyViolations } from '../browser/under-policy';
import { violationsOf } from './violations';

/** A wide screen and a phone's: what axe looks at is laid out for each. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** One page for all tests of a worker: they only read, and a new one takes as long as a check. */
const test = base.extend<object, { reader: Page; policy: string[] }>({
  reader: [
    async ({ browser }, use, { project }) => {
      const { baseURL } = project.use;
      const page = await browser.newPage({ baseURL });
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
  policy: [
    async ({ reader }, use) => {
      await use(policyViolations(reader.context()));
    },
    { scope: 'worker' },
  ],
});

/** Declares one test a page, at both sizes. @param paths addresses below the base path */
export function checkPages(paths: readonly string[]): void {
  // The largest pages are slow to check.
  test.describe.configure({ timeout: 120_000 });
  for (const path of paths) {
    test(`/${path} has no accessibility violations`, async ({
      reader,
      policy,
    }) => {
      const response = await reader.goto(path);
      expect(response?.ok(), 'see tests/accessibility/pages.ts').toBe(true);
      for (const size of sizes) {
        await reader.setViewportSize(size);
        expect(await violationsOf(reader), `${size.width} pixels wide`).toEqual(
          [],
        );
      }
      expect(policy.splice(0)).toEqual([]);
    });
  }
}
