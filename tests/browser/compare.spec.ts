import { violationsOf } from '../accessibility/violations';
import { hydrated } from './live-page';
import { expect, test } from './under-policy';

const pair = 'compare?from=2.4.0&to=2.15.0';
/** Scripts that the page loads. */
const dataFile = /assets\/js\/.*\.js$/;

test('a shared address shows its pair, with links to both', async ({
  page,
}) => {
  await page.goto(pair);
  await expect(page.locator('select[name=from]')).toHaveValue('2.4.0');
  await expect(page.locator('select[name=to]')).toHaveValue('2.15.0');
  await expect(
    page.getByRole('region', { name: /^Removed/ }).getByRole('listitem'),
  ).toContainText(['Experimental.IndexedMerkleMap']);
  const incompatible = page
    .getByRole('region', { name: /^Incompatible/ })
    .getByRole('listitem')
    .filter({ hasText: 'Mina.waitForFunding' });
  await expect(incompatible.getByRole('figure')).toHaveText([
    /^Before/,
    /^After/,
    /^Signature in 2\.4\.0.*headers\?: HeadersInit\)/s,
    /^Signature in 2\.15\.0.*network: string/s,
  ]);
  for (const [release, root] of [
    ['2.4.0', '/o1js/2.4.0/'],
    ['2.15.0', '/o1js/'],
  ]) {
    const link = incompatible.getByRole('link', {
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

test('the data is loaded when a reader chooses; without the network it says so, and tries again', async ({
  page,
}) => {
  await page.goto('compare', { waitUntil: 'networkidle' });
  await hydrated(page);
  const asked: string[] = [];
  await page.route(dataFile, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Compare' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'The comparison could not be loaded. Check your network connection.',
  );
  expect(new Set(asked).size).toBe(1);
  await page.unroute(dataFile);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('region', { name: /^Removed/ })).toBeVisible();
});

test('a release without a record is an error that says what to do @nightly', async ({
  page,
}) => {
  const problem = page.getByText('Nothing is recorded about o1js');
  await page.goto('compare?from=2.6.0&to=%3Cb%3E');
  await expect(problem).toContainText('“2.6.0”. Choose another release');
  await page.locator('select[name=from]').selectOption('2.5.0');
  await expect(problem).toContainText('“<b>”');
});

test('names with another behavior, and commands that check code, are shown @nightly', async ({
  page,
}) => {
  await page.goto('compare?from=1.9.1&to=2.14.0');
  await expect(
    page
      .getByRole('region', { name: /^With another behavior/ })
      .getByRole('listitem')
      .filter({ hasText: 'Int64.mod' }),
  ).toContainText('always less than the divisor');
  await expect(page.getByRole('region', { name: 'Your code' })).toContainText(
    'npm install o1js@2.14.0\nnpx tsc --noEmit',
  );
  expect(await violationsOf(page)).toEqual([]);
});

test('changelog and archived pages lead here @nightly', async ({ page }) => {
  await page.goto('changelog');
  await page.getByRole('link', { name: 'Compare 2.13.0 with 2.14.0' }).click();
  await expect(page).toHaveURL(/compare\/?\?from=2\.13\.0&to=2\.14\.0$/);
  await page.goto('2.4.0/basic-types/field');
  await expect(
    page.getByRole('link', { name: 'what differs between 2.4.0 and 2.15.0' }),
  ).toHaveAttribute('href', /compare\/?\?from=2\.4\.0&to=2\.15\.0$/);
});
