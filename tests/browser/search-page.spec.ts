import { heading } from './live-page';
import { expect, test } from './under-policy';

test('the query in the address is searched, and what is typed goes into it', async ({
  page,
}) => {
  await page.goto('search?q=merkle');
  await expect(heading(page)).toHaveText('Search results for "merkle"');
  await expect(page.getByRole('article').first()).toContainText(/merkle/i);
  await page.getByRole('searchbox').fill('Poseidon');
  await expect(page).toHaveURL(/search\/?\?q=Poseidon$/);
  await expect(page.getByRole('article').first()).toContainText('Poseidon');
});

test('more results are shown when asked for @nightly', async ({ page }) => {
  await page.goto('search?q=field');
  await expect(page.getByRole('article')).toHaveCount(20);
  await page.getByRole('button', { name: 'More results' }).click();
  await expect(page.getByRole('article')).toHaveCount(40);
});

test('without hits other words are offered @nightly', async ({ page }) => {
  await page.goto('search?q=qqzzxxjjkk');
  await expect(page.getByRole('status')).toHaveText(
    'No results for “qqzzxxjjkk”',
  );
  await expect(page.getByText('Try searching for')).toBeVisible();
  await expect(
    page.getByRole('link', { name: 'Let us know.' }),
  ).toHaveAttribute('href', /issues\/new\?title=.*qqzzxxjjkk/);
  await page
    .getByRole('main')
    .getByRole('button', { name: 'Common errors' })
    .click();
  await expect(page.getByRole('article').first()).toBeVisible();
});
