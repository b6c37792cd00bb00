import type { Page } from '@playwright/test';
import { crashMessage } from '../fixture-site/facts';
import { hydrated } from './hydrated';
import { markPage, openLive } from './live-page';
import { expect, test } from './served-sites';

// Requirements of section 8, and the states of section 4 that lead there.
test.describe.configure({ mode: 'parallel' });

test.describe('a page that crashes', () => {
  test('says so, with the message and the rest of the site around it @8.1', async ({
    page,
    fixtureSite,
  }) => {
    await openLive(page, `${fixtureSite}crash`);
    await page.getByRole('button', { name: 'Crash' }).click();
    await expect(
      page.getByRole('heading', { name: 'This page crashed.' }),
    ).toBeVisible();
    await expect(page.getByText(crashMessage)).toBeVisible();
    await expect(page.locator('.navbar')).toBeVisible();
  });

  test('is shown again by Try again @4.7', async ({ page, fixtureSite }) => {
    await openLive(page, `${fixtureSite}crash`);
    await page.getByRole('button', { name: 'Crash' }).click();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Crash' })).toBeVisible();
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });

  test('is no page of the real site @8.1', async ({ page }) => {
    const response = await page.goto('crash');
    expect(response?.status()).toBe(404);
  });
});

test('a navbar item that fails names its entry of the configuration @8.9', async ({
  page,
  fixtureSite,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLive(page, fixtureSite);
  await page.getByRole('button', { name: 'Break this item' }).click();
  await expect(page.locator('body')).toContainText(
    'A theme navbar item failed to render.',
  );
  await expect(page.locator('body')).toContainText('"type": "custom-fragile"');
  await expect(page.locator('body')).toContainText('The item broke.');
});

test.describe('a site at the wrong base URL', () => {
  const notice = 'Your Docusaurus site did not load properly.';

  for (const [name, loaded] of Object.entries({
    'nothing of it loads': false,
    'its styles load, and its scripts fail': true,
  })) {
    test(`says so, and which one to try, where ${name} @8.7`, async ({
      page,
      fixtureSite,
      misplacedSite,
    }) => {
      if (loaded) {
        // Another deployment may be at the right place.
        await page.route('**/*.css', async (route) =>
          route.fulfill({
            response: await route.fetch({
              url: fixtureSite + route.request().url().split('/o1js/')[1],
            }),
          }),
        );
      }
      await page.route('**/*.js', (route) => route.abort());
      await page.goto(misplacedSite);
      await expect(page.getByText(notice)).toBeVisible();
      await expect(page.getByText('baseUrl = /o1js/')).toBeVisible();
      await expect(
        page.getByText('We suggest trying baseUrl = /elsewhere/'),
      ).toBeVisible();
    });
  }

  test('and no other says so, whatever fails to load @8.7', async ({
    page,
  }) => {
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
});

test('a page without a default export raises an error that names its path @4.11 @8.5', async ({
  page,
  fixtureSite,
}) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`${fixtureSite}no-default-export`);
  await page.mouse.move(4, 4);
  await page.mouse.move(8, 8);
  const message =
    "The page component at /o1js/no-default-export doesn't have a default export.";
  await expect
    .poll(async () => [...errors, await page.innerText('body')].join('\n'))
    .toContain(message);
});

test('a render error that React recovers from is logged @8.11', async ({
  page,
  fixtureSite,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await openLive(page, `${fixtureSite}mismatch`);
  await expect(page.getByText('Browser', { exact: true })).toBeVisible();
  await expect
    .poll(() => errors.join('\n'))
    .toContain('Docusaurus React Root onRecoverableError');
});

test.describe('content that is loaded late', () => {
  /** What the button loads. */
  const chunk = /late-content\..*\.js$|late-content.*\.js$/;

  async function openLate(page: Page, fixtureSite: string) {
    await openLive(page, `${fixtureSite}late`);
    return page.getByRole('button', { name: 'Load' });
  }

  test('that fails shows the error in a red box, and Retry retries @4.10 @8.4 @9.6', async ({
    page,
    fixtureSite,
  }) => {
    const button = await openLate(page, fixtureSite);
    await page.route(chunk, (route) => route.abort());
    await button.click();
    const box = page
      .locator('div', { has: page.getByRole('button', { name: 'Retry' }) })
      .filter({ hasText: 'Error' })
      .and(page.locator('[style*="margin-left"]'));
    await expect(box).toBeVisible();
    await expect(box).toContainText('ChunkLoadError');
    await expect(box).toHaveCSS('background-color', 'rgb(250, 56, 62)');
    const around = (await box.locator('..').boundingBox())!;
    const { x, width } = (await box.boundingBox())!;
    expect(width / around.width).toBeCloseTo(0.5, 2);
    expect((x - around.x) / around.width).toBeCloseTo(0.25, 2);

    await page.unroute(chunk);
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('Here at last.')).toBeVisible();
    await expect(box).toHaveCount(0);
  });

  test('shows the loader after 200 ms, which turns in 3 s @4.9 @9.6', async ({
    page,
    fixtureSite,
  }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const button = await openLate(page, fixtureSite);
    await page.route(chunk, async (route) => {
      await held;
      await route.continue();
    });
    const waited = await button.evaluate(
      (element) =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          new MutationObserver(() => {
            if (document.querySelector('#loader'))
              resolve(performance.now() - start);
          }).observe(document.body, { subtree: true, childList: true });
          (element as HTMLElement).click();
        }),
    );
    expect(waited).toBeGreaterThanOrEqual(190);
    await expect(
      page.locator('#loader animate[attributeName=stroke-opacity]').first(),
    ).toHaveAttribute('dur', '3s');
    release();
    await expect(page.getByText('Here at last.')).toBeVisible();
    await expect(page.locator('#loader')).toHaveCount(0);
  });
});

test('without its scripts a page is still there to be read', async ({
  page,
}) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto('basic-types/field');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Field');
});

test('a route that fails to load is warned of, and the page reloads as a whole @1.12 @4.8 @8.6', async ({
  page,
}) => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await openLive(page, '');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const isMarked = await markPage(page);
  let failures = 0;
  let hasReloaded = false;
  await page.route('**/*', (route) => {
    hasReloaded ||= route.request().resourceType() === 'document';
    if (hasReloaded) return route.continue();
    failures++;
    return route.abort();
  });
  // Its page is asked for as the pointer nears it, and again by the click.
  const next = page.locator('.pagination-nav__link--next');
  const heading = page.getByRole('heading', { level: 1 });
  const before = await heading.innerText();
  await next.hover();
  await next.click();
  await expect(heading).not.toHaveText(before);
  expect(await isMarked()).toBe(false);
  expect(failures).toBeGreaterThan(0);
  expect(warnings.length).toBeGreaterThan(0);
  expect(errors).toEqual([]);
  await hydrated(page);
});
