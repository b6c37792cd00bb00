import { readFileSync } from 'node:fs';
import { violationsOf } from '../accessibility/violations';
import { expect, test } from './under-policy';

const pair = 'compare?from=2.4.0&to=2.15.0';
/** Files of the page that are loaded when they are wanted, by their content. */
const dataFile = /assets\/js\/.*\.js$/;

test('a shared address shows its pair, with links to both releases', async ({
  page,
}) => {
  await page.goto(pair);
  await expect(page.locator('select[name=from]')).toHaveValue('2.4.0');
  await expect(page.locator('select[name=to]')).toHaveValue('2.15.0');
  await expect(
    page.getByRole('region', { name: /^Removed/ }).getByRole('listitem'),
  ).toContainText(['Experimental.IndexedMerkleMap']);
  const changed = page
    .getByRole('region', { name: /^Incompatible/ })
    .getByRole('listitem')
    .filter({ hasText: 'Mina.waitForFunding' });
  await expect(changed).toContainText('It takes at least 2 arguments.');
  await changed.getByText('Signatures of').click();
  await expect(changed.getByRole('figure')).toHaveText([
    /^Before/,
    /^After/,
    /^2\.4\.0.*headers\?: HeadersInit\)/s,
    /^2\.15\.0.*network: string/s,
  ]);
  for (const [release, root] of [
    ['2.4.0', '/o1js/2.4.0/'],
    ['2.15.0', '/o1js/'],
  ]) {
    const link = changed.getByRole('link', {
      name: `Mina.waitForFunding in ${release}`,
    });
    const address = await link.getAttribute('href');
    expect(address).toBe(
      `${root}api-reference/namespaces/Mina/functions/waitForFunding`,
    );
    expect((await page.request.get(address!)).status()).toBe(200);
  }
});

test('the choice goes into the address by keyboard, and is announced', async ({
  page,
}) => {
  await page.goto(pair);
  const status = page.getByRole('main').getByRole('status').first();
  await expect(status).toContainText('From 2.4.0 to 2.15.0: 1 removed');
  await page.locator('select[name=from]').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?from=2\.15\.0&to=2\.4\.0$/);
  await expect(status).toContainText('From 2.15.0 to 2.4.0:');
  await expect(page.getByRole('region', { name: /^Removed/ })).toContainText(
    'setBackend',
  );
  await page.locator('select[name=from]').selectOption('2.5.0');
  await expect(page).toHaveURL(/\?from=2\.5\.0&to=2\.4\.0$/);
});

test('errors that have new words are shown in both', async ({ page }) => {
  await page.goto(pair);
  const errors = page.getByRole('region', { name: 'Errors' });
  const changed = errors.getByRole('listitem').filter({
    hasText: 'StateValues.checkPreconditions',
  });
  await expect(changed.getByRole('term')).toHaveText(['2.4.0', '2.15.0']);
  await expect(changed.getByRole('definition')).toHaveText([
    /not satisified$/,
    /not satisfied$/,
  ]);
  await errors.getByText('Errors that 2.15.0 does not have').click();
  await expect(errors).toContainText('Exceeded max attempts');
});

test('nothing is loaded before somebody chooses', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto('compare');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  const before = loaded.length;
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('region', { name: /^Removed/ })).toBeVisible();
  expect(loaded.slice(before).filter((url) => dataFile.test(url))).toHaveLength(
    1,
  );
});

test('a release that is not recorded is told', async ({ page }) => {
  await page.goto('compare?from=2.6.0&to=%3Cb%3E');
  await expect(page.getByText('The package of o1js 2.6.0')).toContainText(
    'Choose the release before or after it.',
  );
  await page.locator('select[name=from]').selectOption('2.5.0');
  await expect(
    page.getByText('“<b>” is not a recorded release of o1js.'),
  ).toBeVisible();
});

test('pasted code is checked line by line, and sent nowhere', async ({
  page,
  context,
}) => {
  await page.goto('compare?from=1.9.1&to=2.15.0');
  const check = page.getByRole('button', { name: 'Check the code' });
  const code = page.locator('main textarea');
  // The parser is loaded with the first check.
  await code.fill('1');
  await check.click();
  await expect(page.getByText('nothing of it changes')).toBeVisible();
  const requests: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  await code.fill(
    "import { Int64, Mina } from 'o1js';\nexport const f = (n: Int64) => n.add(1).modV2(3);\nawait Mina.waitForFunding('B62');\nother().negV2();",
  );
  await check.click();
  const breaks = page.getByRole('region', { name: /^Breaks/ });
  await expect(breaks.getByRole('listitem')).toHaveCount(2);
  await expect(breaks).toContainText('pasted.tsx:2 Int64.modV2');
  await expect(breaks).toContainText('pasted.tsx:3 Mina.waitForFunding');
  await expect(
    page.getByRole('region', { name: /^Perhaps breaks/ }),
  ).toContainText('pasted.tsx:4 Int64.negV2');
  expect(requests).toEqual([]);
  expect(await violationsOf(page)).toEqual([]);
});

test('a report is copied as Markdown and as JSON', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(pair);
  await page
    .locator('main textarea')
    .fill("import { Mina } from 'o1js';\nawait Mina.waitForFunding('B62');");
  await page.getByRole('button', { name: 'Check the code' }).click();
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await copied()).toMatch(
    /^# o1js 2\.4\.0 to 2\.15\.0[^]*- `pasted\.tsx:2` `Mina\.waitForFunding`/,
  );
  await page.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect(page.getByText('Copied.')).toHaveCount(2);
  expect(JSON.parse(await copied())).toMatchObject({
    from: '2.4.0',
    findings: [{ line: 2, name: 'Mina.waitForFunding', severity: 'breaks' }],
  });
});

test('files are dropped or chosen, and what is no code is refused', async ({
  page,
}) => {
  await page.goto(pair);
  const files = page.getByLabel('Or choose files');
  await files.setInputFiles({
    name: 'old.ts',
    mimeType: 'text/plain',
    buffer: Buffer.from(
      "import { Experimental as E } from 'o1js';\nE.IndexedMerkleMap;",
    ),
  });
  await expect(page.getByRole('region', { name: /^Breaks/ })).toContainText(
    'old.ts:2 Experimental.IndexedMerkleMap',
  );
  await files.setInputFiles({
    name: 'notes.md',
    mimeType: 'text/plain',
    buffer: Buffer.from('#'),
  });
  await expect(page.getByRole('alert')).toContainText(
    'notes.md is no TypeScript or JavaScript file.',
  );
});

test('files that are dropped anywhere on the page are read', async ({
  page,
}) => {
  await page.goto(pair);
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(
      new File(
        [
          "import { zip } from 'o1js';\nexpect(wait).toThrow('Exceeded max attempts');",
        ],
        'wait.test.ts',
      ),
    );
    return transfer;
  });
  await page.getByRole('contentinfo').dispatchEvent('drop', {
    dataTransfer: files,
  });
  await expect(
    page.getByRole('region', { name: /^Perhaps breaks/ }),
  ).toContainText(
    'wait.test.ts:2 waitForFunding If this is the error of o1js 2.4.0: o1js 2.15.0 has no such error.',
  );
});

test('without the network it says so, and tries again', async ({ page }) => {
  await page.goto('compare');
  await expect(page.locator('html')).toHaveAttribute(
    'data-has-hydrated',
    'true',
  );
  await page.waitForLoadState('networkidle');
  await page.route(dataFile, (route) => route.abort());
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The comparison could not be loaded. Check your network connection.',
  );
  await page.unroute(dataFile);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: /^Removed/ })).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('the page leads to the changelog', async ({ page }) => {
    await page.goto('compare');
    const link = page.locator('main noscript a');
    await expect(link).toHaveText('changelog');
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Changelog',
    );
  });
});

test('changelog, archived pages and missing pages of symbols lead here', async ({
  page,
}) => {
  await page.goto('changelog');
  await page.getByRole('link', { name: 'Compare 2.13.0 with 2.14.0' }).click();
  await expect(page).toHaveURL(/compare\/?\?from=2\.13\.0&to=2\.14\.0$/);
  await page.goto('2.4.0/basic-types/field');
  await expect(
    page.getByRole('link', { name: 'what differs between 2.4.0 and 2.15.0' }),
  ).toHaveAttribute('href', /compare\/?\?from=2\.4\.0&to=2\.15\.0$/);
  await page.goto('api-reference/classes/Nothing');
  await expect(
    page.getByRole('link', { name: 'compare two releases' }),
  ).toHaveAttribute('href', /compare\/?$/);
});

test('the page is in the sitemap', () => {
  expect(readFileSync('build/sitemap.xml', 'utf8')).toContain(
    '/o1js/compare/<',
  );
});
