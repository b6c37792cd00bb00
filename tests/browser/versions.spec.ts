import type { Page } from '@playwright/test';
import { releases, urlPrefix } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import { expect, test } from './fixtures';
import { openLive } from './live-page';
import { forNight } from './nightly';

// Requirements of section 2: the dropdown of versions, where the chosen one lacks the page.
const line = (page: Page) => page.getByRole('status');

/** Chooses a version in the navbar. */
async function choose(page: Page, from: string, to: string) {
  const navbar = page.locator('.navbar');
  await navbar.getByRole('button', { name: from }).hover();
  await navbar.getByRole('link', { name: new RegExp(`^${to}( · |$)`) }).click();
}

/** Path, query and fragment. */
const address = (page: Page) =>
  page.url().slice(new URL(page.url()).origin.length);

test('a version that lacks the page says which page, and leads back to it', async ({
  page,
}) => {
  await openLive(page, 'zkapps/permissions?x=1#the-defaults-trust-one-key');
  await choose(page, 'Current', '2.4.0');
  await expect(line(page)).toContainText('zkapps/permissions');
  await expect(line(page)).toContainText('2.4.0');
  expect(page.url()).not.toMatch(/x=1|#/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'o1js 2.4.0 documentation',
  );

  await page.reload();
  await page.mouse.move(5, 5);
  await expect(line(page)).toContainText('zkapps/permissions');
  await line(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/o1js\/zkapps\/permissions\/?$/);
  await expect(line(page)).toHaveCount(0);
});

test('a version that has the page keeps query and fragment, and says nothing @nightly', async ({
  page,
}) => {
  await openLive(page, 'basic-types/field?x=1#arithmetic-wraps-around');
  await choose(page, 'Current', '2.5.0');
  await expect(page).toHaveURL(
    /\/2\.5\.0\/basic-types\/field\/?\?x=1#arithmetic-wraps-around$/,
  );
  await expect(line(page)).toHaveCount(0);
});

test('from the start that says so, a version that has the page leads to it @nightly', async ({
  page,
}) => {
  await openLive(page, 'advanced-concepts/ZkApps/upgradability');
  await choose(page, 'Current', '2.4.0');
  await expect(line(page)).toContainText('upgradability');
  await choose(page, '2.4.0', 'Current');
  await expect(page).toHaveURL(
    /\/o1js\/advanced-concepts\/ZkApps\/upgradability\/?$/,
  );
});

test('from search and from an unknown address the dropdown leads to a start without their query @nightly', async ({
  page,
}) => {
  await openLive(page, 'search?q=field');
  await choose(page, 'Current', '2.4.0');
  await expect.poll(() => address(page)).toMatch(/^\/o1js\/2\.4\.0\/?$/);
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
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForTimeout(300);
    await expect(line(page), query).toHaveCount(0);
  }
});

test('the start says so without waiting for the reader', async ({ page }) => {
  await page.goto('2.4.0/?missing=zkapps%2Fpermissions');
  await expect(line(page)).toContainText('zkapps/permissions');
});

for (const release of releases) {
  const version = urlPrefix(release);
  test(`the sidebar of /${version} begins at its start, called Introduction, which shows the tagline${forNight(release)}`, async ({
    page,
  }) => {
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
  });
}
