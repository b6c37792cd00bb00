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

test.beforeEach(({ page }) => {
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    expect.soft(pathname).toMatch(new RegExp(`^${previewPath}`));
    expect.soft(response.status(), pathname).toBeLessThan(400);
  });
});

test('pages, links and icons are below the base path', async ({
  page,
  previewSite,
}) => {
  await openLive(page, previewSite);
  await page.getByRole('link', { name: 'without one' }).click();
  await expect(page).toHaveURL(new RegExp(`${previewPath}${classPath}/?$`));
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`^${previewOrigin}${previewPath}${classPath}/?$`),
  );
  for (const rel of ['icon', 'apple-touch-icon', 'manifest']) {
    const href = await page
      .locator(`link[rel=${rel}]`)
      .first()
      .getAttribute('href');
    const response = await page.request.get(
      new URL(href!, previewSite).toString(),
    );
    expect(response.status(), rel).toBe(200);
  }
  expect(await page.content()).not.toContain(`"${site.baseUrl}`);
});

test('a page is edited in the repository that it is built from', async ({
  page,
  previewSite,
}) => {
  await page.goto(previewSite);
  await expect(
    page.getByRole('link', { name: 'Edit this page' }),
  ).toHaveAttribute('href', `${previewRepository}/edit/main/docs/index.mdx`);
});

test('a mistake is reported there, with the page and its release filled in', async ({
  page,
  previewSite,
}) => {
  await page.goto(previewSite);
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

test('search finds pages below the base path', async ({
  page,
  previewSite,
}) => {
  await openLive(page, previewSite);
  await (await openSearch(page)).fill('merkle');
  await hitsOf(page).first().click();
  await expect(page).toHaveURL(new RegExp(`${previewPath}${classPath}`));
});

test('a redirect leads below the base path', async ({ page, previewSite }) => {
  await page.goto(`${previewSite}old`);
  await expect(page).toHaveURL(new RegExp(`${previewPath}${classPath}/?$`));
});
