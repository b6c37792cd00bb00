import { test as base, expect } from './under-policy';

/**
 * Playwright's `test`, on which every page fails that logs an error, throws,
 * or asks another host than the site's own.
 */
export const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page, baseURL }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') {
          complaints.push(
            `console error: ${message.text()} (${message.location().url})`,
          );
        }
      });
      page.on('pageerror', (error) =>
        complaints.push(`uncaught: ${error.message}`),
      );
      page.on('request', (request) => {
        const url = new URL(request.url());
        if (
          url.protocol.startsWith('http') &&
          url.origin !== new URL(baseURL!).origin
        ) {
          complaints.push(`request to another host: ${request.url()}`);
        }
      });
      await use();
      // A page that answers 404 on purpose makes Chromium log its own address.
      expect(
        complaints.filter(
          (complaint) =>
            !(complaint.includes('404') && complaint.includes(page.url())),
        ),
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
