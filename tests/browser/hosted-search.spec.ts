import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { isCurrent, releases } from '@o1js-docs/project/releases';
import { site } from '../../config/site';
import {
  type AlgoliaRecord,
  algoliaRecords,
} from '@o1js-docs/search/algolia/records';
import { pagesPath } from '@o1js-docs/search/records/files';
import type { PagesOfVersion } from '@o1js-docs/search/records/page';
import { fixtureBuilds, hostedCredentials } from '../fixture-site/facts';
import { hitsOf, indexAddress, openSearch, searchFor } from './search-support';
import { expect, test } from './served-sites';

// Requirements of sections 2 and 7, on the fixture site built with credentials of a hosted index.
const algoliaHosts = /^https:\/\/[^/]*algolia(net)?\.(net|com|io)\//;
const evilMarkup = '<img src=x onerror="window.executed=1">';
const { indexName, searchKey } = hostedCredentials;

/** The records of the fixture site, and one with markup. */
function readHosted(): AlgoliaRecord[] {
  const versions = JSON.parse(
    readFileSync(`${fixtureBuilds.hosted}-site/${pagesPath}`, 'utf8'),
  ) as PagesOfVersion[];
  const records = algoliaRecords(versions, site.url, site.i18n.defaultLocale);
  const [first] = records;
  records.push({
    ...first!,
    objectID: 'evil',
    hierarchy: { ...first!.hierarchy, lvl1: `Evil ${evilMarkup}` },
    content: evilMarkup,
  });
  return records;
}

interface HostedSearch {
  indexName: string;
  query: string;
  facetFilters: string[][];
  hitsPerPage?: number;
}

/** Answers as Algolia does: texts as they were pushed, without escaping them. */
function answerSearch(
  records: readonly AlgoliaRecord[],
  { indexName, query, facetFilters, hitsPerPage = 20 }: HostedSearch,
): object {
  const found = records.filter(
    ({ hierarchy, docusaurus_tag }) =>
      Object.values(hierarchy).join(' ').includes(query) &&
      facetFilters.flat().includes(`docusaurus_tag:${docusaurus_tag}`),
  );
  const mark = (value: string) => ({ value, matchLevel: 'none' });
  const hits = found.slice(0, hitsPerPage).map((record) => {
    const titles = Object.entries(record.hierarchy).filter(
      ([, title]) => title,
    );
    const result = {
      hierarchy: Object.fromEntries(
        titles.map(([level, title]) => [level, mark(title!)]),
      ),
      ...(record.content && { content: mark(record.content) }),
    };
    return { ...record, _highlightResult: result, _snippetResult: result };
  });
  return { index: indexName, query, params: '', hits, nbHits: found.length };
}

/** A request to Algolia. */
interface Exchange {
  path: string;
  key: string | null;
  searches: HostedSearch[];
}

/** Answers requests to Algolia's hosts. */
async function divertAlgolia(page: Page): Promise<Exchange[]> {
  const records = readHosted();
  const exchanges: Exchange[] = [];
  await page.route(algoliaHosts, async (route) => {
    const request = route.request();
    const { pathname, searchParams } = new URL(request.url());
    const { requests } = request.postDataJSON() as { requests: HostedSearch[] };
    const name = 'x-algolia-api-key';
    const key = searchParams.get(name) ?? request.headers()[name] ?? null;
    exchanges.push({ path: pathname, key, searches: requests });
    const results = requests.map((search) => answerSearch(records, search));
    await route.fulfill({ json: { results } });
  });
  return exchanges;
}

test('where Algolia does not answer, the index of the site is searched', async ({
  page,
  hostedSite,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => warnings.push(message.text()));
  const noResults = page.getByText('No results for "qqzzxxjjkk"');
  for (const fail of [
    (route: Route) => route.abort(),
    (route: Route) =>
      route.fulfill({ status: 403, json: { message: 'Invalid key' } }),
  ]) {
    await page.unroute(algoliaHosts);
    await page.route(algoliaHosts, fail);
    warnings.length = 0;
    const input = await searchFor(page, 'MerkleTree', hostedSite);
    await expect(hitsOf(page).first()).toContainText('MerkleTree');
    await expect(page.getByText('Unable to fetch results')).toHaveCount(0);
    await input.fill('qqzzxxjjkk');
    await expect(noResults).toBeVisible();
    await expect(page.getByText('Try searching for')).toBeVisible();
    expect(warnings.join('\n')).toContain('Algolia does not answer');
    await page.goto(`${hostedSite}search?q=MerkleTree`);
    await expect(page.getByRole('article').first()).toContainText('MerkleTree');
  }
});

test('the modal asks the hosted index for the version being read', async ({
  page,
  hostedSite,
}) => {
  const exchanges = await divertAlgolia(page);
  const archived = releases.find((release) => !isCurrent(release))!;
  await searchFor(
    page,
    'MerkleTree',
    `${hostedSite}${archived.docsVersion}/api-reference/classes/MerkleTree`,
  );
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

test('every request is a search with the public key; the embedded index is there, and not asked for @nightly', async ({
  page,
  hostedSite,
}) => {
  const downloads: string[] = [];
  page.on('request', (request) => {
    if (indexAddress.test(request.url())) downloads.push(request.url());
  });
  const exchanges = await divertAlgolia(page);
  const input = await searchFor(page, 'MerkleTree', hostedSite);
  await expect(hitsOf(page).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/MerkleTree/);
  await openSearch(page);
  await input.fill('MerkleTreexyz');
  await expect(page.getByText('No results for')).toBeVisible();
  await expect(page.getByText('Try searching for')).toBeVisible();
  await page.goto(`${hostedSite}search?q=MerkleTree`);
  await expect(page.getByRole('article').first()).toContainText('MerkleTree');
  expect(exchanges.at(-1)?.searches[0]).toMatchObject({
    indexName,
    query: 'MerkleTree',
    hitsPerPage: 20,
    analytics: false,
  });
  for (const { path, key } of exchanges) {
    expect([path, key]).toEqual(['/1/indexes/*/queries', searchKey]);
  }
  expect(downloads).toEqual([]);
});

test('markup in a record comes out as text @nightly', async ({
  page,
  hostedSite,
}) => {
  await divertAlgolia(page);
  await searchFor(page, 'Evil', hostedSite);
  await expect(hitsOf(page).first()).toContainText('<img src=x');
  await page.goto(`${hostedSite}search?q=Evil`);
  await expect(page.getByRole('article').first()).toContainText('<img src=x');
  expect(await page.evaluate(() => 'executed' in window)).toBe(false);
});

test('a failure of both takes the place of former hits, and the next key tries again @nightly', async ({
  page,
  hostedSite,
}) => {
  await divertAlgolia(page);
  const input = await searchFor(page, 'Merkle', hostedSite);
  await expect(hitsOf(page).first()).toBeVisible();
  await page.unroute(algoliaHosts);
  await page.route(algoliaHosts, (route) => route.abort());
  await page.route(indexAddress, (route) => route.abort());
  await input.press('T');
  await expect(page.getByText('Unable to fetch results')).toBeVisible();
  await expect(hitsOf(page)).toHaveCount(0);
  await page.unroute(algoliaHosts);
  await divertAlgolia(page);
  await input.press('r');
  await expect(hitsOf(page).first()).toBeVisible();
});
