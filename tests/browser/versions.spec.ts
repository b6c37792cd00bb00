import type { Page } from '@playwright/test';
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import { expect, test } from './fixtures';
import { heading, openLive } from './live-page';

// Requirements of section 2: the dropdown of versions, where the chosen one lacks the page.
/** Chooses a version in the navbar. */
async function choose(page: Page, from: string, to: string) {
  const navbar = page.locator('.navbar');
  await navbar.getByRole('button', { name: from }).hover();
  await navbar.getByRole('link', { name: new RegExp(`^${to}( · |$)`) }).click();
}

test('a version that lacks the page begins at its start', async ({ page }) => {
  await openLive(page, 'advanced-concepts/native-prover?x=1#choosing-too-late');
  await choose(page, 'Current', '2.4.0');
  await expect(page).toHaveURL(/\/2\.4\.0\/?$/);
  await expect(heading(page)).toHaveText('o1js 2.4.0 documentation');
});

test('a version that has the page keeps query and fragment, but not those of search @nightly', async ({
  page,
}) => {
  await openLive(page, 'basic-types/field?x=1#arithmetic-wraps-around');
  await choose(page, 'Current', '2.5.0');
  await expect(page).toHaveURL(
    /\/2\.5\.0\/basic-types\/field\/?\?x=1#arithmetic-wraps-around$/,
  );
  await openLive(page, 'search?q=field');
  await choose(page, '2.5.0', '2.4.0');
  await expect(page).toHaveURL(/\/o1js\/2\.4\.0\/?$/);
});

test('the sidebar begins at the start of its version, which shows the tagline', async ({
  page,
}) => {
  for (const version of releases.map(urlPrefix)) {
    await openLive(page, `${version}api-reference/classes/UInt64`);
    const start = page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link')
      .first();
    await expect(start).toHaveAttribute('href', site.baseUrl + version);
    await expect(start).toHaveText(version ? 'Introduction' : 'Home');
    await start.click();
    await expect(
      page.getByRole('article').getByText(site.tagline),
    ).toBeVisible();
  }
});
