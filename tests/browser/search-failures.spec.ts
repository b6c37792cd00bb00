import { addresses } from '@o1js-docs/project/addresses';
import {
  hitsOf,
  indexAddress,
  openSearch,
  searchFor,
  serveIndex,
} from './search-support';
import { expect, test } from './under-policy';

test('a failed download is told, and retried at the next key', async ({
  page,
}) => {
  await page.route(indexAddress, (route) => route.abort());
  const input = await openSearch(page, '');
  await input.pressSequentially('Field');
  const modal = page.getByRole('dialog');
  await expect(
    modal.getByText('Unable to fetch results', { exact: true }),
  ).toBeVisible();
  await expect(
    modal.getByText('You might want to check your network connection.', {
      exact: true,
    }),
  ).toBeVisible();
  await expect(modal.getByText('No results for')).toBeHidden();
  await expect(
    modal.getByText('Believe this query should return results?'),
  ).toBeHidden();

  await page.unroute(indexAddress);
  await input.press('s');
  await expect(hitsOf(page).first()).toContainText('Field');
  await expect(modal.getByText('Unable to fetch results')).toHaveCount(0);
});

test('a search without hits offers other words, and a report', async ({
  page,
}) => {
  const input = await searchFor(page, 'qqzzxxjjkk', '');
  const modal = page.getByRole('dialog');
  await expect(modal.getByText('No results for "qqzzxxjjkk"')).toBeVisible();
  await expect(
    modal.getByText('Try searching for', { exact: true }),
  ).toBeVisible();
  await expect(
    modal.getByText('Believe this query should return results?'),
  ).toBeVisible();
  const report = modal.getByRole('link', { name: 'Let us know.' });
  const address = new URL((await report.getAttribute('href'))!);
  expect(address.href).toContain(`${addresses.docsRepository}/issues/new?`);
  expect(address.searchParams.get('title')).toContain('qqzzxxjjkk');
  expect(address.searchParams.get('body')).toContain('Current');

  const suggestion = modal.locator('.search-panel button').first();
  const words = await suggestion.textContent();
  await suggestion.click();
  await expect(input).toHaveValue(words!);
  await expect(hitsOf(page).first()).toContainText(words!);
});

test('addresses below /docs/ lead to the root @nightly', async ({ page }) => {
  await serveIndex(page, [
    {
      path: '/o1js/docs/api-reference/classes/Field',
      title: 'Moved page',
      text: '',
    },
  ]);
  await searchFor(page, 'moved', '');
  await expect(hitsOf(page)).toHaveAttribute(
    'href',
    '/o1js/api-reference/classes/Field',
  );
});
