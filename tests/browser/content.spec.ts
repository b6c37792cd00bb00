import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { fixtureBuilds } from '../fixture-site/facts';
import { openLive } from './live-page';
import { expect, test } from './served-sites';

// Requirements of sections 2, 4 and 9: what a page is made of.
const guide = 'basic-types/field';

test('a page has breadcrumbs that lead to where it belongs @1.13', async ({
  page,
}) => {
  await openLive(page, guide);
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
  await expect(crumbs).toContainText('Basic types');
  await expect(crumbs).toContainText('Field');
  await expect(crumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute(
    'href',
    '/o1js/',
  );
});

test('the table of contents lists headings of levels 2 and 3 @2.15 @9.2', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['getting-started/common-errors', 'changelog']) {
    await openLive(page, address);
    const listed = await page
      .locator('.table-of-contents__link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const headings = await page
      .locator('article :is(h2, h3)[id]')
      .evaluateAll((all) => all.map(({ id }) => `#${id}`));
    expect(listed, address).toEqual(headings);
    expect(await page.locator('article h3').count()).toBeGreaterThan(0);
  }
});

test('long contents show the headings of the part that is read, and names of the others', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, 'getting-started/common-errors');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const parts = contents.locator('.table-of-contents > li');
  const shown = (part: number) => parts.nth(part).getByRole('link');
  await parts.nth(3).getByRole('link').first().click();
  await expect(shown(3).nth(1)).toBeVisible();
  await parts.nth(4).getByRole('link').first().click();
  await expect(shown(4).nth(1)).toBeVisible();
  await expect(shown(3)).toHaveCount(1);
});

test.describe('a panel', () => {
  const panelHeight = (page: Page) =>
    page
      .locator('details > div')
      .first()
      .evaluate((element: HTMLElement) => element.style.transition);

  for (const [reducedMotion, expected] of [
    ['no-preference', /^height (\d{2,4})ms/],
    ['reduce', /^height 1ms/],
  ] as const) {
    test(`opens and closes, with the motion setting ${reducedMotion} @4.13 @9.8`, async ({
      page,
      fixtureSite,
    }) => {
      await page.emulateMedia({ reducedMotion });
      await openLive(page, fixtureSite);
      const words = page.getByText('What the panel holds.');
      await expect(words).toBeHidden();
      await page.getByText('More', { exact: true }).click();
      await expect(words).toBeVisible();
      await expect.poll(() => panelHeight(page)).toMatch(expected);
      await page.getByText('More', { exact: true }).click();
      await expect(words).toBeHidden();
    });
  }
});

test.describe('a category of the sidebar', () => {
  test('opens and closes @3.3', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await openLive(page, guide);
    const category = page
      .locator('.menu')
      .getByRole('button', { name: 'zkApps', exact: true });
    const first = page
      .locator('.menu')
      .getByRole('link', { name: 'Smart contracts' });
    await expect(first).toBeHidden();
    await category.click();
    await expect(first).toBeVisible();
    await category.click();
    await expect(first).toBeHidden();
  });
});

test('a themed image is there twice in the file, and once in the browser @2.24', async ({
  page,
  fixtureSite,
}) => {
  const html = readFileSync(
    path.join(fixtureBuilds.embedded, 'index.html'),
    'utf8',
  );
  expect(html.match(/<img[^>]*alt="?Themed/g)).toHaveLength(2);
  await openLive(page, fixtureSite);
  const image = page.getByRole('img', { name: 'Themed' });
  await expect(image).toHaveCount(1);
  await expect(image).toHaveAttribute('src', /logo/);
  await expect(image).toBeVisible();
});

test('links keep a closing slash, or have none, as they were written @9.9', async ({
  page,
  fixtureSite,
}) => {
  await openLive(page, fixtureSite);
  await expect(
    page.getByRole('link', { name: 'With a slash' }),
  ).toHaveAttribute('href', '/o1js/api-reference/classes/MerkleTree/');
  await expect(page.getByRole('link', { name: 'without one' })).toHaveAttribute(
    'href',
    '/o1js/api-reference/classes/MerkleTree',
  );
});
