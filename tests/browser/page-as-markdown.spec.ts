import { expect, test } from './fixtures';
import { allowClipboard, readClipboard } from './live-page';

const page = './basic-types/field';
/** The way to the index is above the title. */
const firstLines = /^\[All pages about o1js .*\n\n# Field elements\n/;

test('a reader copies a page as Markdown', async ({ page: tab }) => {
  await allowClipboard(tab);
  await tab.goto(page);
  await tab.getByRole('button', { name: 'Copy page' }).click();
  await expect(tab.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await readClipboard(tab);
  expect(copied).toMatch(firstLines);
  expect(copied).toContain('```ts\n');
  await expect(tab.getByRole('button', { name: 'Copy page' })).toBeVisible();
});

test('a page that cannot be fetched is not copied, and the button says so @nightly', async ({
  browser,
  baseURL,
}) => {
  // Without the fixture's page: the failure is logged, as it should be.
  const tab = await browser.newPage({ baseURL: baseURL! });
  await tab.route('**/*.md', (route) => route.abort());
  await tab.goto(page);
  await tab.getByRole('button', { name: 'Copy page' }).click();
  await expect(tab.getByRole('button', { name: 'Not copied' })).toBeVisible();
  await tab.close();
});

test('the Markdown of a page is a link away', async ({ page: tab }) => {
  await tab.goto(page);
  const link = tab.getByRole('link', { name: 'View as Markdown' });
  const response = await tab.request.get((await link.getAttribute('href'))!);
  expect(response.ok()).toBe(true);
  expect(await response.text()).toMatch(firstLines);
});
