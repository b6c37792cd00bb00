import { readFileSync } from 'node:fs';
import { site } from '../../config/site';
import {
  previewOrigin,
  previewPath,
  previewRepository,
} from '../fixture-site/facts';
import { heading, openLive } from './live-page';
import { hitsOf, openSearch } from './search-support';
import { expect, test } from './served-sites';

// A fork or a preview: SITE_URL, BASE_PATH and REPOSITORY_URL are set while the site is built.
const classPath = 'api-reference/classes/MerkleTree';

test('a site at another base path has its pages, icons, redirects and results there', async ({
  page,
  fixtureSite,
}) => {
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    expect.soft(pathname).toMatch(new RegExp(`^${previewPath}`));
    expect.soft(response.status(), pathname).toBeLessThan(400);
  });
  const classAddress = new RegExp(`${previewPath}${classPath}/?$`);
  await page.goto(`${fixtureSite}old`);
  await expect(page).toHaveURL(classAddress);
  await openLive(page, fixtureSite);
  await page.getByRole('link', { name: 'A class' }).click();
  await expect(page).toHaveURL(classAddress);
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
  await openLive(page, fixtureSite);
  await (await openSearch(page)).pressSequentially('merkle');
  await hitsOf(page).first().click();
  await expect(page).toHaveURL(new RegExp(`${previewPath}${classPath}`));
});

test('it is edited in its own repository, and mistakes are reported there', async ({
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

test('a misplaced site says so, and which base URL to try', async ({
  page,
  misplacedSite,
}) => {
  const notice = page.getByText('Your Docusaurus site did not load properly.');
  await page.goto(misplacedSite);
  await expect(notice).toBeVisible();
  await expect(page.getByText(`baseUrl = ${previewPath}`)).toBeVisible();
  await expect(
    page.getByText('We suggest trying baseUrl = /elsewhere/'),
  ).toBeVisible();
  // A site at its place doesn't say so, whatever fails to load.
  await page.route('**/*.css', (route) => route.abort());
  await page.goto('');
  await expect(heading(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.unrouteAll();
  await openLive(page, 'index.html');
  await expect(notice).toHaveCount(0);
});
