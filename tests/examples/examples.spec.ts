import { expect, test, type Page } from '@playwright/test';
import { sites } from './sites';
import { installWallet } from './wallet-stub';

const anna = 'B62qpjxUpgdjzwQfd8q2gzxi99wN7SCgmofpvw27MBkfNHfHoY2VH32';
const ben = 'B62qmWbHQZdFBAd5JeKQH7pvoBNwGHiRjYCpqrhGFZnxKQtFwLhFpHF';
const proofTimeout = 10 * 60_000;

let problems: string[];

test.beforeEach(({ page }) => {
  problems = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
});

test.afterEach(() => expect(problems).toEqual([]));

test('makes and verifies a proof, and says why another is impossible', async ({
  page,
}) => {
  test.setTimeout(proofTimeout);
  await openIsolated(page);
  await page.getByLabel('First factor').fill('641');
  await page.getByLabel('Second factor').fill('6700417');
  await page.getByRole('button', { name: 'Prove' }).click();
  const status = page.getByRole('status');
  for (const stage of ['loading o1js', 'compiling', 'proving', 'verifying']) {
    await expect(status).toHaveText(stage, { timeout: proofTimeout });
    await expect(page.locator('[data-running=true]')).toContainText(
      new RegExp(`^\\s*${stage}\\s+\\d+\\.\\d s\\s*$`),
    );
  }
  await expect(status).toHaveText('done', { timeout: proofTimeout });
  await expect(
    page.getByText('The proof that 4294967297 is a product'),
  ).toContainText('is valid');
  await page.getByText('The proof as JSON').click();
  await expect(page.locator('pre')).toContainText('"4294967297"');

  // A false statement has no proof. The worker is there, and compiled.
  await page.getByLabel('First factor').fill('1');
  await page.getByRole('button', { name: 'Prove' }).click();
  await expect(alertOf(page)).toContainText(
    'Both factors must be larger than 1.',
    { timeout: 120_000 },
  );
  await expect(page.getByRole('listitem')).toHaveCount(2);
});

test('a press before the scripts run does not send the factors', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    javaScriptEnabled: false,
  });
  const page = await context.newPage();
  await page.goto('./');
  const address = page.url();
  const prove = page.getByRole('button', { name: 'Prove' });
  // Angular makes the form in the browser.
  const hasForm = test.info().project.name.startsWith('next');
  await expect(prove).toHaveCount(hasForm ? 1 : 0);
  if (hasForm) await prove.click();
  await page.waitForTimeout(500);
  expect(page.url()).toBe(address);
  await context.close();
});

test('a running proof can be stopped', async ({ page }) => {
  await openIsolated(page);
  await page.getByRole('button', { name: 'Prove' }).click();
  await expect(page.getByRole('status')).toHaveText('compiling', {
    timeout: 60_000,
  });
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('button', { name: 'Prove' })).toBeEnabled();
  await expect(page.getByRole('listitem')).toHaveCount(0);
});

test('the page is cross-origin isolated, by headers where the host has them', async ({
  page,
}) => {
  const { sendsHeaders } = sites.find(
    ({ name }) => name === test.info().project.name,
  )!;
  await openIsolated(page);
  const workers = await page.evaluate(async () => {
    const found = await navigator.serviceWorker.getRegistrations();
    return found.length;
  });
  expect(workers).toBe(sendsHeaders ? 0 : 1);
  const response = await page.request.get('./');
  expect(response.headers()['cross-origin-embedder-policy']).toBe(
    sendsHeaders ? 'require-corp' : undefined,
  );
});

test('without cross-origin isolation it says so', async ({
  browser,
  baseURL,
}) => {
  const site = sites.find(({ name }) => name === test.info().project.name)!;
  test.skip(site.sendsHeaders, 'this host sends the headers');
  const context = await browser.newContext({
    ...(baseURL && { baseURL }),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.goto('./');
  await page.getByRole('button', { name: 'Prove' }).click();
  await expect(alertOf(page)).toContainText('not cross-origin isolated');
  await context.close();
});

test('says that there is no wallet', async ({ page }) => {
  await openIsolated(page);
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  await expect(alertOf(page)).toContainText('No wallet found');
});

test('shows the account and network of the wallet, and follows changes', async ({
  page,
}) => {
  await page.addInitScript(installWallet, {
    account: anna,
    network: 'mina:devnet',
  });
  await openIsolated(page);
  await page.getByRole('button', { name: 'Connect wallet' }).click();
  const wallet = page.getByRole('region', { name: 'Wallet' });
  await expect(wallet).toContainText(anna);
  await expect(wallet).toContainText('mina:devnet');

  await page.evaluate((account) => window.switchAccount([account]), ben);
  await expect(wallet).toContainText(ben);
  await page.evaluate(() => window.switchNetwork('mina:mainnet'));
  await expect(wallet).toContainText('mina:mainnet');
  await page.evaluate(() => window.switchAccount([]));
  await expect(
    wallet.getByRole('button', { name: 'Connect wallet' }),
  ).toBeVisible();
});

for (const throwsErrors of [true, false]) {
  test(`a refusal that the wallet ${throwsErrors ? 'throws' : 'returns'} is explained`, async ({
    page,
  }) => {
    await page.addInitScript(installWallet, {
      network: 'mina:devnet',
      throwsErrors,
    });
    await openIsolated(page);
    await page.getByRole('button', { name: 'Connect wallet' }).click();
    await expect(alertOf(page)).toHaveText('You did not connect an account.');
  });
}

async function openIsolated(page: Page): Promise<void> {
  await page.goto('./');
  // A service worker reloads the page first.
  await page.waitForFunction(() => crossOriginIsolated);
}

/** Next.js has an alert of its own, outside of main. */
function alertOf(page: Page) {
  return page.getByRole('main').getByRole('alert');
}
