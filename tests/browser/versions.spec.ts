import type { Page } from '@playwright/test';
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import { expect, test } from './fixtures';
import { heading, openLive } from './live-page';

// Requirements of section 2: the dropdown of versions, where the chosen one lacks the page.
const line = (page: Page) => page.getByRole('status');

/** Chooses a version in the navbar. */
async function choose(page: Page, from: string, to: string) {
  const navbar = page.locator('.navbar');
  await navbar.getByRole('button', { name: from }).hover();
  await navbar.getByRole('link', { name: new RegExp(`^${to}( · |$)`) }).click();
}

test('a version that lacks the page says which page, and leads back to it', async ({
  page,
}) => {
  await openLive(page, 'advanced-concepts/native-prover?x=1#choosing-too-late');
  await choose(page, 'Current', '2.4.0');
  await expect(line(page)).toContainText('advanced-concepts/native-prover');
  await expect(line(page)).toContainText('2.4.0');
  expect(page.url()).not.toMatch(/x=1|#/);
  await expect(heading(page)).toHaveText('o1js 2.4.0 documentation');

  // It doesn't wait for the reader's first move.
  await page.reload();
  await expect(line(page)).toContainText('advanced-concepts/native-prover');
  await line(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/o1js\/advanced-concepts\/native-prover\/?$/);
  await expect(line(page)).toHaveCount(0);
});

test('a version that has the page keeps query and fragment, but not those of search @nightly', async ({
  page,
}) => {
  await openLive(page, 'basic-types/field?x=1#arithmetic-wraps-around');
  await choose(page, 'Current', '2.5.0');
  await expect(page).toHaveURL(
    /\/2\.5\.0\/basic-types\/field\/?\?x=1#arithmetic-wraps-around$/,
  );
  await expect(line(page)).toHaveCount(0);

  const address = 'how-to/upgrade-a-contract';
  await openLive(page, address);
  await choose(page, 'Current', '2.4.0');
  await expect(line(page)).toContainText('upgrade-a-contract');
  await choose(page, '2.4.0', 'Current');
  await expect(page).toHaveURL(new RegExp(`/o1js/${address}/?$`));

  await openLive(page, 'search?q=field');
  await choose(page, 'Current', '2.4.0');
  await expect(page).toHaveURL(/\/o1js\/2\.4\.0\/?$/);
});

test('a made-up address says nothing false @nightly', async ({ page }) => {
  for (const query of [
    'basic-types/field',
    'no/such/page',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    '%',
  ]) {
    await openLive(page, `2.4.0/?missing=${encodeURIComponent(query)}`);
    await expect(heading(page)).toBeVisible();
    await page.waitForTimeout(300);
    await expect(line(page), query).toHaveCount(0);
  }
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
    await expect(start).toHaveText('Introduction');
    await start.click();
    await expect(
      page.getByRole('article').getByText(site.tagline),
    ).toBeVisible();
  }
});
