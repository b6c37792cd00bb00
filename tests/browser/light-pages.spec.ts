import type { Locator, Page } from '@playwright/test';
import { lightPages } from '../../config/environment';
import { expect, test } from './fixtures';
import { hydrated } from './hydrated';
import { test as plainTest } from './under-policy';

const guide = 'writing-constraint-systems/zk-program';
const guideWithDetails = 'tutorials/hmac/implementation';

/** Marks the page, so that a reload shows. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
}

async function expectNoReload(page: Page) {
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
}

const article = (page: Page) => page.locator('article');

/** A code block of the content, with a line that is empty. */
const codeBlock = (page: Page) =>
  article(page)
    .locator('.theme-code-block', { hasText: 'ZkProgram({' })
    .first();

/** The block as the source has it: one element a line. */
const linesOf = (block: Locator) =>
  block.locator('.token-line').allTextContents();

test('the copy button copies the code as it was written', async ({
  page,
  context,
  browserName,
}) => {
  test.skip(browserName !== 'chromium', 'Others keep the clipboard to users.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, guide);
  const block = codeBlock(page);
  await block.scrollIntoViewIfNeeded();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const lines = await linesOf(block);
  expect(copied.split('\n')).toEqual(lines);
  expect(lines).toContain('');
  expect(lines.some((line) => line.startsWith('  '))).toBe(true);
});

test('a block that is too wide can be wrapped', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, guide);
  const block = codeBlock(page);
  await block.scrollIntoViewIfNeeded();
  await block.hover();
  const code = block.locator('code');
  const wrap = block.getByRole('button', { name: 'Toggle word wrap' });
  await wrap.click();
  await expect(code).toHaveCSS('white-space', 'pre-wrap');
  await wrap.click();
  await expect(code).toHaveCSS('white-space', 'pre');
});

test('details open and close, and move only where motion is wanted', async ({
  page,
}) => {
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await page.emulateMedia({ reducedMotion });
    await open(page, guideWithDetails);
    const details = article(page).locator('details').first();
    const closed = (await details.boundingBox())!.height;
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    await expect
      .poll(async () => (await details.boundingBox())!.height)
      .toBeGreaterThan(closed + 10);
    await details.locator('summary').press('Enter');
    await expect(details).not.toHaveAttribute('open');
    expect((await details.boundingBox())!.height).toBe(closed);
  }
});

test('a link in the content opens without a reload, and back and forward lead between pages', async ({
  page,
}) => {
  await open(page, guide);
  const content = await article(page).innerText();
  await article(page)
    .locator('.markdown a[href$="/api-reference/functions/ZkProgram"]')
    .first()
    .click();
  await expect(page).toHaveURL(/api-reference/);
  await expect(article(page)).toContainText('also a type');
  await expect(page).toHaveTitle(/^ZkProgram/);

  await page.goBack();
  await expect(article(page)).not.toContainText('also a type');
  // Buttons of code come when the page is drawn.
  await expect.poll(() => article(page).innerText()).toBe(content);
  await page.goForward();
  await expect(article(page)).toContainText('also a type');
  await expectNoReload(page);
});

test('a link to a heading of another page leads to it', async ({ page }) => {
  await open(page, 'advanced-concepts/recursion');
  await article(page).locator('a[href$="/classes/Proof#verifyif"]').click();
  await expect(page.locator('#verifyif')).toBeInViewport();
  await expectNoReload(page);
});

test.describe('the next page, fetched as HTML,', () => {
  test.skip(!lightPages, 'a stock page');

  test('is waited for under a progress bar, over the old page', async ({
    page,
  }) => {
    await open(page, guide);
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/api-reference/classes/UInt64**', async (route) => {
      await held;
      await route.continue();
    });
    await navigate(page, '/o1js/api-reference/classes/UInt64');
    await expect(page.locator('#nprogress')).toBeAttached();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
      'UInt64',
    );
    release();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UInt64');
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await expectNoReload(page);
  });

  test('is loaded as a whole if it comes from another build', async ({
    page,
  }) => {
    await open(page, guide);
    let asked = 0;
    await page.route('**/api-reference/classes/UInt64**', async (route) => {
      if (asked++ > 0) return route.continue();
      const response = await route.fetch();
      const html = await response.text();
      return route.fulfill({
        response,
        body: html.replace(/styles\.\w+\.css/, 'styles.00000000.css'),
      });
    });
    await navigate(page, '/o1js/api-reference/classes/UInt64');
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UInt64');
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
  });

  test('is loaded as a whole if it cannot be fetched', async ({ page }) => {
    await open(page, guide);
    let asked = 0;
    await page.route('**/api-reference/classes/UInt64**', (route) =>
      asked++ === 0 ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await navigate(page, '/o1js/api-reference/classes/UInt64');
    await expect.poll(() => asked).toBe(2);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('UInt64');
    expect(await page.evaluate(() => 'notReloaded' in window)).toBe(false);
  });
});

test('a page loads two fonts, and both ahead', async ({ page }) => {
  for (const path of [guide, 'api-reference/classes/UInt64']) {
    const fonts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'font') fonts.push(request.url());
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    const ahead = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((links) =>
        links.map((link) => (link as HTMLLinkElement).href),
      );
    expect(ahead).toHaveLength(2);
    expect(fonts.sort()).toEqual(ahead.sort());
    page.removeAllListeners('request');
  }
});

test('the table of contents stays as the server drew it, on the first page and the next', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'small screens fold it');
  const contents = page.locator('.theme-doc-toc-desktop a');
  const entries = () =>
    contents.evaluateAll((links) =>
      links.map((link) => [
        link.getAttribute('href'),
        link.innerHTML,
        link.closest('ul ul') !== null,
      ]),
    );
  await page.goto('api-reference/classes/UInt64');
  const drawn = await entries();
  expect(drawn.length).toBeGreaterThan(20);
  await open(page, guide);
  const first = await entries();
  expect(first.some(([, , isNested]) => isNested)).toBe(true);
  await page.reload();
  expect(await entries()).toEqual(first);
  await hydrated(page);
  await navigate(page, '/o1js/api-reference/classes/UInt64');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('UInt64');
  expect(await entries()).toEqual(drawn);
});

test.describe('before the reader moves', () => {
  test.skip(!lightPages, 'a stock page');

  const scriptsOf = (page: Page) => page.locator('script[src]');

  test('no script is loaded, however long it takes', async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(guide, { waitUntil: 'networkidle' });
    await page.waitForTimeout(2000);
    expect(scripts).toEqual([]);
    await page.dispatchEvent('html', 'keydown', { key: 'Tab' });
    await expect(scriptsOf(page)).not.toHaveCount(0);
  });

  test('the sidebar shows the current page', async ({ page, isMobile }) => {
    test.skip(isMobile, 'small screens fold it');
    await page.goto('api-reference/classes/UInt64');
    await expect(
      page.locator('.theme-doc-sidebar-menu .menu__link--active', {
        hasText: 'UInt64',
      }),
    ).toBeInViewport();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  for (const path of ['search?q=Field', 'no/such/page']) {
    test(`${path} is started at once: it is no page of the documentation`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.locator('html')).toHaveAttribute(
        'data-has-hydrated',
        'true',
      );
    });
  }
});

test.describe('a first move that comes before the scripts is made again:', () => {
  test.skip(!lightPages, 'a stock page');

  test('Ctrl+K', async ({ page }) => {
    await page.goto(guide, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toBeVisible();
    await page.keyboard.press('Control+k');
    // Scripts, then the modal: longer than an expectation where tests share a machine.
    await expect(page.getByPlaceholder('Search docs')).toBeFocused({
      timeout: 15_000,
    });
  });

  test('what is typed once search is asked for', async ({ page }) => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/main.*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(guide, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('merkly');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('e/t');
    release();
    await expect(page.getByPlaceholder('Search docs')).toHaveValue('merkle/t', {
      timeout: 15_000,
    });
  });

  test('a tap on a link', async ({ page, isMobile }) => {
    await page.goto(guide, { waitUntil: 'commit' });
    const link = article(page)
      .locator('.markdown a[href$="/recursion"]')
      .first();
    if (isMobile) await link.tap();
    else await link.click();
    await expect(page).toHaveURL(/advanced-concepts\/recursion\/?$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a tap on the menu', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'only small screens have the menu');
    await page.goto(guide, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Toggle navigation bar' }).tap();
    await expect(
      page.getByRole('button', { name: /Back to main menu/ }),
    ).toBeVisible();
  });

  test('a click on a closed category of the sidebar', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'small screens have no sidebar');
    await page.goto(guide, { waitUntil: 'commit' });
    const category = page.getByRole('button', { name: 'Tutorials' });
    await category.click();
    await expect(category).toHaveAttribute('aria-expanded', 'true');
    await expect(page).toHaveURL(new RegExp(`${guide}/?$`));
  });

  // Chromium logs the error.
  plainTest(
    'even if the scripts cannot be loaded, where it leads to a page',
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'small screens have no sidebar');
      await page.route('**/assets/js/main.*', (route) => route.abort());
      await page.goto(guide, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Tutorials' }).click();
      await expect(page).toHaveURL(/tutorials\//);
    },
  );
});

/** Opens a page of the site as a link does. */
async function navigate(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
}
