import type { Page } from '@playwright/test';
import { hitsOf, openSearch, searchFor, serveIndex } from './search-support';
import { expect, test } from './under-policy';

const script =
  '<img src=x onerror="window.executed=1"><script>window.executed=1</script>';

const queries = {
  'markup and script': script,
  'control characters': 'field\u0001\u0008\u001b[31m',
  'right-to-left characters': '\u202eفيلد\u2066 field',
  'signs alone': '!"§$%&/()=?`´*+~#\'<>|^°\\{}[]',
  'a percent sign that escapes nothing': '100%',
  'ten thousand letters': 'field '.repeat(1700),
};

/** Fails on whatever throws or executes. */
function watch(page: Page) {
  const thrown: string[] = [];
  page.on('pageerror', (error) => thrown.push(error.message));
  page.on('dialog', (dialog) => {
    thrown.push('dialog');
    void dialog.dismiss();
  });
  return async () => {
    expect(thrown).toEqual([]);
    expect(await page.evaluate(() => 'executed' in window)).toBe(false);
  };
}

for (const [name, query] of Object.entries(queries)) {
  test(`${name} do no harm in the modal and in the address @nightly`, async ({
    page,
  }) => {
    const check = watch(page);
    const input = await searchFor(page, query, '');
    await expect(
      page.locator('.DocSearch-Hit, .DocSearch-NoResults').first(),
    ).toBeVisible();
    await input.fill('UInt64');
    await expect(hitsOf(page).first()).toContainText('UInt64');
    await check();
    await page.goto(`search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('status')).toBeVisible();
    const typed = await page.getByRole('searchbox').inputValue();
    expect(typed.length).toBeLessThanOrEqual(512);
    await check();
  });
}

test('markup in a page comes out as text: in hits, in recent searches, on the search page', async ({
  page,
}) => {
  const check = watch(page);
  await serveIndex(page, [
    { path: '/o1js/', title: `Evil ${script}`, text: `Text ${script} text` },
    {
      path: '/o1js/api-reference/Introduction',
      title: 'constructor',
      text: 'evil constructor',
    },
    {
      path: '/o1js/api-reference/classes/Field',
      title: 'toString',
      text: 'evil',
    },
    { path: '/o1js/api-reference/classes/Bool', title: 'Good', text: 'evil' },
  ]);
  await searchFor(page, 'evil', 'api-reference/classes/Field');
  await expect(hitsOf(page).first()).toContainText('<img src=x');
  await check();
  await page.keyboard.press('Enter');
  await expect(page.locator('.DocSearch-Modal')).toHaveCount(0);
  await openSearch(page);
  await expect(hitsOf(page).first()).toContainText('<img src=x');
  await check();
  await page.goto('search?q=evil');
  await expect(page.getByRole('article').first()).toContainText('<img src=x');
  await check();
});

test('a hundred keys without a pause end in the results of the last @nightly', async ({
  page,
}) => {
  const check = watch(page);
  const input = await openSearch(page, '');
  await input.pressSequentially('merkle witness field '.repeat(5));
  await input.fill('');
  await input.pressSequentially('UInt64');
  await expect(hitsOf(page).first()).toContainText('UInt64');
  await check();
});
