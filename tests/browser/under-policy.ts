import { test as base, expect, type BrowserContext } from '@playwright/test';

/** Playwright's `test`, on which every page fails that does what its Content-Security-Policy forbids. */
export const test = base.extend<{ policy: void }>({
  policy: [
    async ({ context }, use) => {
      const violations = policyViolations(context);
      await use();
      // A request that a test answers may still be on its way.
      for (const page of context.pages()) {
        await page.unrouteAll({ behavior: 'ignoreErrors' });
      }
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
});

/** @returns what the pages of a context do against their Content-Security-Policy, as it comes. */
export function policyViolations(context: BrowserContext): string[] {
  const violations: string[] = [];
  context.on('console', (message) => {
    if (/Content[- ]Security[- ]Policy/.test(message.text())) {
      violations.push(`${message.page()?.url()}: ${message.text()}`);
    }
  });
  return violations;
}

export { expect };
