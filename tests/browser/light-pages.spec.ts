import type { Page } from '@playwright/test';
import { lightPages } from '@o1js-docs/project/environment';
import { expect, test } from './fixtures';
import {
  allowClipboard,
  follow,
  heading,
  hold,
  hydrated,
  keepPointerStill,
  markPage,
  openLive,
  readClipboard,
} from './live-page';
import { test as plainTest } from './under-policy';

const guide = 'writing-constraint-systems/zk-program';
const guideWithDetails = 'tutorials/hmac/implementation';

const article = (page: Page) => page.locator('article');

/** A code block of the content, with a line that is empty. */
const codeBlock = (page: Page) =>
  article(page)
    .locator('.theme-code-block', { hasText: 'ZkProgram({' })
    .first();

test('the copy button copies the code as it was written', async ({ page }) => {
  await allowClipboard(page);
  await openLive(page, guide);
  const block = codeBlock(page);
  await block.scrollIntoViewIfNeeded();
  await block.hover();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const lines = await block.locator('.token-line').allTextContents();
  expect((await readClipboard(page)).split('\n')).toEqual(lines);
  expect(lines).toContain('');
  expect(lines.some((line) => line.startsWith('  '))).toBe(true);
});

test('a block that is too wide can be wrapped @nightly', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openLive(page, guide);
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

test('details open and close, in 1 ms if a reader wants no motion', async ({
  page,
}) => {
  test.skip(!lightPages, 'a stock page');
  await openLive(page, guideWithDetails);
  const details = article(page).locator('x-island > details').first();
  await details.scrollIntoViewIfNeeded();
  await expect(details.locator('..')).toHaveAttribute('data-mounted');
  const height = async () => (await details.boundingBox())!.height;
  const closed = await height();
  for (const [reducedMotion, milliseconds] of [
    ['no-preference', /^\d{2,4}$/],
    ['reduce', /^1$/],
  ] as const) {
    await page.emulateMedia({ reducedMotion });
    const duration = await details.evaluate((element) => {
      element.querySelector('summary')!.click();
      return element.getAnimations()[0]?.effect?.getTiming().duration;
    });
    expect(String(duration)).toMatch(milliseconds);
    await expect(details).toHaveAttribute('open');
    await expect.poll(height).toBeGreaterThan(closed + 10);
    await details.locator('summary').press('Enter');
    await expect(details).not.toHaveAttribute('open');
    expect(await height()).toBe(closed);
  }
});

test('a link in the content opens at its heading without a reload, and back and forward lead between pages', async ({
  page,
}) => {
  await openLive(page, guide);
  const isMarked = await markPage(page);
  const content = await article(page).innerText();
  await article(page)
    .locator('a[href$="/api-reference/classes/Field#equals"]')
    .filter({ visible: true })
    .first()
    .click();
  await expect(page.locator('#equals')).toBeInViewport();
  await expect(page).toHaveTitle(/^Field/);

  await page.goBack();
  // Buttons of code come when the page is drawn.
  await expect.poll(() => article(page).innerText()).toBe(content);
  await page.goForward();
  await expect(heading(page)).toHaveText('Field');
  // Docusaurus' own Forward marks no heading.
  expect(await isMarked()).toBe(lightPages);
});

test.describe('the next page, fetched as HTML,', () => {
  test.skip(!lightPages, 'a stock page');

  const next = 'api-reference/classes/UInt64';

  test('is waited for under a progress bar, over the old page', async ({
    page,
  }) => {
    await openLive(page, guide);
    const isMarked = await markPage(page);
    const release = await hold(page, `**/${next}**`);
    await follow(page, next);
    await expect(page.locator('#nprogress .bar')).toBeAttached();
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await expect(heading(page)).not.toHaveText('UInt64');
    release();
    await expect(heading(page)).toHaveText('UInt64');
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(await isMarked()).toBe(true);
  });

  test('is loaded as a whole if it comes from another build @nightly', async ({
    page,
  }) => {
    await openLive(page, guide);
    const isMarked = await markPage(page);
    let asked = 0;
    await page.route(`**/${next}**`, async (route) => {
      if (asked++ > 0) return route.continue();
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/styles\.\w+\.css/, 'styles.00000000.css');
      return route.fulfill({ response, body });
    });
    await follow(page, next);
    await expect.poll(() => asked).toBe(2);
    await expect(heading(page)).toHaveText('UInt64');
    expect(await isMarked()).toBe(false);
  });
});

test('the table of contents stays as the server drew it, on the first page and the next @nightly', async ({
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
  await openLive(page, 'writing-constraint-systems/witnesses');
  const first = await entries();
  expect(first.some(([, , isNested]) => isNested)).toBe(true);
  await page.reload();
  expect(await entries()).toEqual(first);
  await hydrated(page);
  await follow(page, 'api-reference/classes/UInt64');
  await expect(heading(page)).toContainText('UInt64');
  expect(await entries()).toEqual(drawn);
});

test.describe('before the reader moves', () => {
  test.skip(!lightPages, 'a stock page');

  test('no script is loaded, however long it takes, and two fonts ahead', async ({
    page,
  }) => {
    const loaded: Record<string, string[]> = { script: [], font: [] };
    page.on('request', (request) =>
      loaded[request.resourceType()]?.push(request.url()),
    );
    await keepPointerStill(page);
    await page.goto(guide, { waitUntil: 'networkidle' });
    await page.waitForTimeout(2000);
    const ahead = await page
      .locator('link[rel=preload][as=font]')
      .evaluateAll((all) => all.map((link) => (link as HTMLLinkElement).href));
    expect(ahead).toHaveLength(2);
    expect(loaded.font!.sort()).toEqual(ahead.sort());
    expect(loaded.script).toEqual([]);
    await page.dispatchEvent('html', 'keydown', { key: 'Tab' });
    await expect(page.locator('script[src]')).not.toHaveCount(0);
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
});

test.describe('a first move that comes before the scripts is made again:', () => {
  test.skip(!lightPages, 'a stock page');

  test('what is typed once search is asked for', async ({ page }) => {
    const release = await hold(page, '**/assets/js/main.*');
    await page.goto(guide, { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toBeVisible();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.press('Control+k');
    await page.keyboard.type('merkly');
    await page.keyboard.press('Backspace');
    await page.keyboard.type('e/t');
    release();
    await expect(page.getByPlaceholder('Search docs')).toHaveValue('merkle/t');
  });

  test('a tap on a link', async ({ page, isMobile }) => {
    await page.goto(guide, { waitUntil: 'commit' });
    const link = article(page)
      .locator('.markdown a[href$="/recursion"]')
      .filter({ visible: true })
      .first();
    if (isMobile) await link.tap();
    else await link.click();
    await expect(page).toHaveURL(/advanced-concepts\/recursion\/?$/);
    await expect(heading(page)).toBeVisible();
  });

  test('a tap on the menu', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'only small screens have the menu');
    const release = await hold(page, '**/assets/js/main.*');
    await page.goto(guide, { waitUntil: 'commit' });
    const menu = page.getByRole('button', { name: 'Toggle navigation bar' });
    await menu.tap();
    await expect(menu).toHaveAttribute('aria-busy', 'true');
    release();
    await expect(
      page.getByRole('button', { name: /Back to main menu/ }),
    ).toBeVisible();
    await expect(menu).not.toHaveAttribute('aria-busy');
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
    'even if the scripts cannot be loaded, where it leads to a page @nightly',
    async ({ page, isMobile }) => {
      test.skip(isMobile, 'small screens have no sidebar');
      await page.route('**/assets/js/main.*', (route) => route.abort());
      await page.goto(guide, { waitUntil: 'commit' });
      await page.getByRole('button', { name: 'Tutorials' }).click();
      await expect(page).toHaveURL(/tutorials\//);
    },
  );
});
