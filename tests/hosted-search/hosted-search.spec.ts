import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { isCurrent, releases } from '../../config/releases';
import { hitsOf, openSearch } from '../browser/search-support';
import { fakeAlgoliaPort, indexName, siteFolder } from './constants';

const algoliaHosts = /^https:\/\/[^/]*algolia(net)?\.(net|com|io)\//;

/** What was asked of Algolia, and how it answered. */
interface Exchange {
  path: string;
  status: number;
  searches: Record<string, unknown>[];
}

/** Sends what is meant for Algolia's hosts to the fake one. */
async function divertAlgolia(page: Page): Promise<Exchange[]> {
  const exchanges: Exchange[] = [];
  await page.route(algoliaHosts, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const response = await fetch(
      `http://localhost:${fakeAlgoliaPort}${pathname}${search}`,
      { method: request.method(), body: request.postData() },
    );
    const { requests } = request.postDataJSON() as {
      requests: Record<string, unknown>[];
    };
    exchanges.push({
      path: pathname,
      status: response.status,
      searches: requests,
    });
    await route.fulfill({
      status: response.status,
      json: (await response.json()) as object,
    });
  });
  return exchanges;
}

test('the embedded index is not shipped', () => {
  const files = readdirSync(siteFolder, { recursive: true }) as string[];
  expect(files.filter((file) => file.includes('.rows.'))).toEqual([]);
});

test('the modal asks the hosted index for the version being read', async ({
  page,
}) => {
  const exchanges = await divertAlgolia(page);
  const archived = releases.find((release) => !isCurrent(release))!;
  await page.goto(`${archived.docsVersion}/api-reference/classes/UInt64`);
  const input = await openSearch(page);
  await input.fill('MerkleTree');
  await expect(hitsOf(page).first()).toHaveAttribute(
    'href',
    new RegExp(`^/o1js/${archived.docsVersion}/`),
  );
  await expect(
    page.getByRole('link', { name: /^See all \d+ results$/ }),
  ).toBeVisible();
  expect(exchanges[0]?.searches[0]).toMatchObject({
    indexName,
    query: 'MerkleTree',
    facetFilters: [
      'language:en',
      [
        'docusaurus_tag:default',
        `docusaurus_tag:docs-default-${archived.docsVersion}`,
      ],
    ],
    analytics: false,
    clickAnalytics: false,
  });
});

test('the search page asks it too', async ({ page }) => {
  const exchanges = await divertAlgolia(page);
  await page.goto('search?q=MerkleTree');
  await expect(page.getByRole('article').first()).toContainText('MerkleTree');
  expect(exchanges[0]?.searches[0]).toMatchObject({
    indexName,
    query: 'MerkleTree',
    hitsPerPage: 20,
    page: 0,
    analytics: false,
  });
});

test('every request is one that the API knows', async ({ page }) => {
  const exchanges = await divertAlgolia(page);
  await page.goto('');
  const input = await openSearch(page);
  await input.fill('MerkleTree');
  await expect(hitsOf(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/MerkleTree/);
  await openSearch(page);
  await input.fill('MerkleTreexyz');
  await expect(page.getByText('No results for')).toBeVisible();
  await expect(page.getByText('Try searching for')).toBeVisible();
  expect(exchanges.length).toBeGreaterThan(2);
  for (const { path, status } of exchanges) {
    expect([path, status]).toEqual(['/1/indexes/*/queries', 200]);
  }
});

test('markup in a record comes out as text', async ({ page }) => {
  await divertAlgolia(page);
  await page.goto('');
  const input = await openSearch(page);
  await input.fill('evil');
  await expect(hitsOf(page).first()).toContainText('<img src=x');
  await page.goto('search?q=evil');
  await expect(page.getByRole('article').first()).toContainText('<img src=x');
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
});

test('a failure takes the place of former hits, and the next key tries again', async ({
  page,
}) => {
  await divertAlgolia(page);
  await page.goto('');
  const input = await openSearch(page);
  await input.fill('Merkle');
  await expect(hitsOf(page).first()).toBeVisible();
  await page.unroute(algoliaHosts);
  await page.route(algoliaHosts, (route) => route.abort());
  await input.press('T');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(hitsOf(page)).toHaveCount(0);
  await page.unroute(algoliaHosts);
  await divertAlgolia(page);
  await input.press('r');
  await expect(hitsOf(page).first()).toBeVisible();
});
