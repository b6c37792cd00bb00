import { readFileSync } from 'node:fs';
import { site } from '../../config/site';
import {
  previewOrigin,
  previewPath,
  previewRepository,
} from '../fixture-site/facts';
import { openLive } from './live-page';
import { hitsOf, openSearch } from './search-support';
import { expect, test } from './served-sites';

// A fork or a preview: SITE_URL, BASE_PATH and REPOSITORY_URL are set while the site is built.
const classPath = 'api-reference/classes/MerkleTree';

test.describe('a site at another base path', () => {
  test.beforeEach(({ page }) => {
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      expect.soft(pathname).toMatch(new RegExp(`^${previewPath}`));
      expect.soft(response.status(), pathname).toBeLessThan(400);
    });
  });

  test('has its pages, links, icons and redirects below the path', async ({
    page,
    fixtureSite,
  }) => {
    await page.goto(`${fixtureSite}old`);
    await expect(page).toHaveURL(new RegExp(`${previewPath}${classPath}/?$`));
    await openLive(page, fixtureSite);
    await page.getByRole('link', { name: 'A class' }).click();
    await expect(page).toHaveURL(new RegExp(`${previewPath}${classPath}/?$`));
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new RegExp(`^${previewOrigin}${previewPath}${classPath}/?$`),
    );
    for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
      const link = page.locator(`link[rel=${rel}]`).first();
      const address = new URL((await link.getAttribute('href'))!, fixtureSite);
      const response = await page.request.get(address.href);
      expect(response.status(), rel).toBe(200);
    }
    expect(await page.content()).not.toContain(`"${site.baseUrl}`);
  });

  test('is edited in its own repository, where mistakes are reported with the page and its release', async ({
    page,
    fixtureSite,
  }) => {
    await page.goto(fixtureSite);
    await expect(
      page.getByRole('link', { name: 'Edit this page' }),
    ).toHaveAttribute('href', `${previewRepository}/edit/main/docs/index.mdx`);
    const link = page.getByRole('link', { name: 'Report a mistake' });
    const report = new URL((await link.getAttribute('href'))!);
    expect(report.href).toContain(`${previewRepository}/issues/new?`);
    const form = readFileSync('.github/ISSUE_TEMPLATE/wrong-page.yml', 'utf8');
    expect(report.searchParams.get('template')).toBe('wrong-page.yml');
    for (const field of ['page', 'version']) {
      expect(form).toContain(`id: ${field}\n`);
      expect(report.searchParams.get(field)).not.toBe('');
    }
    expect(report.searchParams.get('page')).toContain(previewPath);
  });

  test('finds its pages by search', async ({ page, fixtureSite }) => {
    await openLive(page, fixtureSite);
    await (await openSearch(page)).fill('merkle');
    await hitsOf(page).first().click();
    await expect(page).toHaveURL(new RegExp(`${previewPath}${classPath}`));
  });
});

// The notice on the start page of a site that is served at the wrong base URL.
const notice = 'Your Docusaurus site did not load properly.';

for (const [name, areStylesLoaded] of [
  ['nothing of it loads', false],
  ['its styles load, and its scripts fail', true],
] as const) {
  test(`a misplaced site says so, and which base URL to try, where ${name}`, async ({
    page,
    fixtureSite,
    misplacedSite,
  }) => {
    if (areStylesLoaded) {
      // Another deployment may be at the right place.
      await page.route('**/*.css', async (route) =>
        route.fulfill({
          response: await route.fetch({
            url: fixtureSite + route.request().url().split(previewPath)[1],
          }),
        }),
      );
    }
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(misplacedSite);
    await expect(page.getByText(notice)).toBeVisible();
    await expect(page.getByText(`baseUrl = ${previewPath}`)).toBeVisible();
    await expect(
      page.getByText('We suggest trying baseUrl = /elsewhere/'),
    ).toBeVisible();
  });
}

test('and no other says so, whatever fails to load', async ({ page }) => {
  const said = () => page.getByText(notice).count();
  await openLive(page, '');
  expect(await said()).toBe(0);
  await page.goto('index.html');
  expect(await said()).toBe(0);
  await page.route(/\.(js|css)$/, (route) => route.abort());
  await page.goto('');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await said()).toBe(0);
});
