import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { currentRelease } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import { expect, test } from './fixtures';
import { hydrated, openLive } from './live-page';
import { test as plainTest } from './under-policy';

const guide = 'basic-types/keypairs-and-signatures';
const build = 'build';

const block = (page: Page) =>
  page.locator('article .theme-code-block', { hasText: 'ZkProgram({' }).first();
const nameIn = (page: Page, name: string) =>
  block(page)
    .locator('pre a', { hasText: new RegExp(`^${name}$`) })
    .first();
const card = (page: Page) => page.locator('body > div[class*="hover"]');
const names = { name: 'Names in this sample' };

test('a name in a sample leads to its place in the reference of its version', async ({
  page,
}) => {
  for (const version of ['', '2.5.0/', '2.4.0/']) {
    await page.goto(`${version}${guide}`);
    await expect(nameIn(page, 'ZkProgram')).toHaveAttribute(
      'href',
      `${site.baseUrl}${version}api-reference/functions/ZkProgram`,
    );
    await expect(nameIn(page, 'assertTrue')).toHaveAttribute(
      'href',
      `${site.baseUrl}${version}api-reference/classes/Bool#asserttrue`,
    );
  }
  await hydrated(page);
  await nameIn(page, 'assertTrue').click();
  await expect(page).toHaveURL(
    /2\.4\.0\/api-reference\/classes\/Bool\/?#asserttrue$/,
  );
  await expect(page.locator('#asserttrue')).toBeInViewport();
});

test('pointing at a name opens its card, which can be pointed at, and Escape closes it', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'Fingers do not point: the list of names is for them.');
  const cards: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/symbols/')) cards.push(request.url());
  });
  await openLive(page, guide);
  expect(cards).toEqual([]);
  await nameIn(page, 'assertTrue').hover();
  await expect(card(page)).toBeVisible();
  await expect(card(page)).toContainText('Bool.assertTrue');
  await expect(card(page)).toContainText('assertTrue(message?: string): void');
  await expect(card(page)).toContainText('Cost: no rows');
  expect(cards).toHaveLength(1);
  await card(page).hover();
  await expect(card(page).getByRole('link')).toHaveAttribute(
    'href',
    /classes\/Bool\/?#asserttrue$/,
  );
  await page.keyboard.press('Escape');
  await expect(card(page)).toBeHidden();
  // A name in the text has a card, too.
  await page
    .locator('article p a[href*="/api-reference/"]', {
      has: page.locator('code'),
    })
    .first()
    .focus();
  await expect(card(page)).toBeVisible();
});

test('links in samples are no tab stops; a list of them is @nightly', async ({
  page,
}) => {
  await openLive(page, guide);
  const tabbable = await page
    .locator('article pre a')
    .evaluateAll(
      (links) =>
        links.filter((link) => (link as HTMLElement).tabIndex >= 0).length,
    );
  expect(tabbable).toBe(0);
  await block(page).locator('pre').focus();
  const button = block(page).getByRole('button', names);
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  const list = block(page).getByRole('region', names);
  await expect(
    list.getByRole('link', { name: 'Signature.verify' }),
  ).toBeVisible();
  await expect(list).toContainText('assertTrue(message?: string): void');
  const listed = await list.getByRole('link').allTextContents();
  expect(new Set(listed).size).toBe(listed.length);
  await page.keyboard.press('Enter');
  await expect(list).toBeHidden();
});

plainTest(
  'without the network the list says so, and shows when it is back @nightly',
  async ({ page }) => {
    await openLive(page, guide);
    await block(page).scrollIntoViewIfNeeded();
    const button = block(page).getByRole('button', names);
    await page.route('**/symbols/**', (route) => route.abort());
    await button.click();
    const list = block(page).getByRole('region', names);
    await expect(list.getByRole('alert')).toContainText(
      'Check your network connection',
    );
    await expect(list.getByRole('link', { name: 'ZkProgram' })).toBeVisible();
    await page.unroute('**/symbols/**');
    await list.getByRole('button', { name: 'Retry' }).click();
    await expect(list).toContainText('Signature.verify');
    await expect(list.getByRole('alert')).toBeHidden();
  },
);

test('cards are small, and symbols.json says what each release exports', () => {
  for (const version of ['', '2.5.0', '2.4.0']) {
    const folder = path.join(build, version, 'symbols');
    for (const file of readdirSync(folder, {
      recursive: true,
      encoding: 'utf8',
    })) {
      if (!file.endsWith('.json')) continue;
      const bytes = gzipSync(readFileSync(path.join(folder, file))).length;
      expect(bytes, file).toBeLessThan(5_000);
    }
    const { format, o1js, symbols } = JSON.parse(
      readFileSync(path.join(build, version, 'symbols.json'), 'utf8'),
    ) as {
      format: number;
      o1js: string;
      symbols: { name: string; page?: string; since?: string }[];
    };
    expect(format).toBe(1);
    expect(o1js).toBe(
      version || installedRelease(currentRelease(), process.cwd()).o1jsVersion,
    );
    expect(symbols.find(({ name }) => name === 'UInt64.from')?.page).toBe(
      `${site.url}${site.baseUrl}${version && `${version}/`}api-reference/classes/UInt64#from`,
    );
    expect(
      symbols.find(({ name }) => name === 'ZkProgram.compile')?.page,
    ).toMatch(/\/api-reference\/functions\/ZkProgram#compile$/);
    expect(symbols.some(({ name }) => name === 'setBackend')).toBe(!version);
  }
});

test('the index of all exports is grouped by task, and filtered by what is typed', async ({
  page,
}) => {
  await page.goto('api-reference/Introduction');
  const group = page.getByRole('heading', { name: 'Numbers and booleans' });
  await expect(group).toBeVisible();
  const field = page.getByRole('searchbox', { name: 'Filter these names' });
  await field.pressSequentially('merkle MAP');
  const rows = page.locator('.api-names li:visible');
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('MerkleMap');
  const status = page.locator('.api-filter [role=status]');
  await expect(status).toHaveText('3 on this page');
  await expect(group).toBeHidden();
  await field.fill('');
  await expect(group).toBeVisible();
  await expect(status).toBeEmpty();
});
