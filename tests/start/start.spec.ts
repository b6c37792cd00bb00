import { expect, test } from '@playwright/test';

const pages = {
  'basic-types/field': 'Field elements',
  'learn/poll/a-proof': 'A proof',
  'api-reference/classes/UInt64': 'UInt64',
  playground: 'Playground',
};

for (const [page, heading] of Object.entries(pages)) {
  test(`npm start shows ${page}`, async ({ page: tab }) => {
    const errors: Error[] = [];
    tab.on('pageerror', (error) => errors.push(error));
    await tab.goto(page);
    await expect(
      tab.getByRole('heading', { level: 1, name: heading }),
    ).toBeVisible({ timeout: 60_000 });
    expect(errors).toEqual([]);
  });
}
