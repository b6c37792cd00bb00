import { releases } from '@o1js-docs/project/releases';
import { expect, test } from './fixtures';
import { allowClipboard, heading, openLive, readClipboard } from './live-page';

const guide = 'writing-constraint-systems/zk-program';
const reference = 'api-reference/classes/UInt64';

test.describe('by keyboard', () => {
  test('each stop is visible, has a name and follows the page, and the first skips to the content', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'A phone has no Tab key.');
    await openLive(page, guide);
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toHaveText('Skip to main content');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('.main-wrapper :focus')).toHaveCount(1);
    await openLive(page, guide);
    const areas: string[] = [];
    while (areas.at(-1) !== 'article') {
      await page.keyboard.press('Tab');
      const focus = await page.evaluate(() => {
        const element = document.activeElement!;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        const area = element.closest(
          'nav.navbar, nav.theme-doc-toc-desktop, aside, article, a[href^="#__"]',
        );
        return {
          html: element.outerHTML.slice(0, 120),
          name:
            element.getAttribute('aria-label') ??
            element.querySelector('img')?.alt ??
            element.textContent.trim(),
          isOutlined: outlineStyle !== 'none' && outlineWidth !== '0px',
          isVisible: width > 0 && height > 0,
          area: area?.localName ?? '',
        };
      });
      expect(focus, focus.html).toMatchObject({
        isOutlined: true,
        isVisible: true,
      });
      expect(focus.name, focus.html).not.toBe('');
      if (areas.at(-1) !== focus.area) areas.push(focus.area);
    }
    expect(areas).toEqual(['a', 'nav', 'aside', 'nav', 'article']);
  });

  test('Escape closes the version menu and gives the focus back', async ({
    page,
    isMobile,
  }) => {
    test.skip(isMobile, 'A phone has the versions in its menu.');
    await openLive(page, guide);
    const toggle = page.getByRole('button', { name: releases[0]!.label });
    const version = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: releases[1]!.label });
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    // Until the list is drawn, Tab leads past it.
    await expect(version).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(version).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(version).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');

    await toggle.hover();
    await expect(version).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(version).toBeHidden();
  });

  test('Escape closes the menu of a phone and gives the focus back', async ({
    page,
    isMobile,
  }) => {
    test.skip(!isMobile, 'A wide screen has no such menu.');
    await openLive(page, guide);
    const opener = page.getByRole('button', { name: 'Toggle navigation bar' });
    await opener.click();
    await expect(
      page.getByRole('button', { name: 'Close navigation bar' }),
    ).toBeFocused();
    const back = page.getByRole('button', { name: 'Back to main menu' });
    await expect(back).toBeVisible();
    await back.click();
    await expect(page.getByRole('button', { name: 'Versions' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});

test('pages fit narrow screens and large letters', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'The width is set here.');
  for (const path of [
    '',
    guide,
    reference,
    'changelog',
    'search?q=merkle',
    'x',
  ]) {
    await openLive(page, path);
    // 320 pixels are also what is left of 1280 at 400 % zoom, and 640 of it at 200 %.
    for (const width of [640, 320, 280]) {
      await page.setViewportSize({ width, height: 800 });
      const scrollWidth = await page.evaluate(
        () => document.documentElement.scrollWidth,
      );
      expect(scrollWidth, path).toBe(width);
      await expect(heading(page)).toBeVisible();
      await expect(
        page.getByRole('button', { name: 'Toggle navigation bar' }),
      ).toBeVisible();
    }
  }
});

test('code of 80 columns fits a page of 1280 pixels', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'A phone scrolls it.');
  await openLive(page, guide);
  const missing = await page.evaluate(() => {
    const line = document.querySelector('.theme-code-block .token-line')!;
    const block = line.closest('pre')!;
    line.textContent = 'x'.repeat(80);
    return block.scrollWidth - block.clientWidth;
  });
  expect(missing).toBe(0);
});

test('a reader who wants no motion gets none @nightly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLive(page, guide);
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) => {
      const style = getComputedStyle(element);
      return Math.max(
        parseFloat(style.transitionDuration),
        parseFloat(style.animationDuration),
      );
    }),
  );
  expect(Math.max(...durations)).toBeLessThanOrEqual(0.001);
});

test('a dark high-contrast palette shows the arrows of the menu @nightly', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'The menu is closed.');
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await openLive(page, guide);
  const [arrow, background] = await page.evaluate(() => [
    getComputedStyle(
      document.querySelector('.menu__link--sublist-caret')!,
      '::after',
    ).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(arrow).not.toBe(background);
});

test('what can be pressed is 24 pixels large', async ({ page }) => {
  await openLive(page, reference);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('button, a, summary, input, select')]
      .filter((element) => {
        const isInText = Boolean(
          element.closest('.markdown :is(p, li, td, pre), [class*="banner"]'),
        );
        const { width, height } = element.getBoundingClientRect();
        const isShown = element.checkVisibility() && width > 1;
        return isShown && !isInText && (width < 24 || height < 24);
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
  expect(small).toEqual([]);
});

test('a printed guide is the article alone', async ({ page }) => {
  await openLive(page, guide);
  await page.emulateMedia({ media: 'print' });
  for (const boilerplate of [
    '.navbar',
    '.theme-doc-sidebar-container',
    '.theme-doc-toc-desktop',
    '.pagination-nav',
    'footer.theme-layout-footer',
  ]) {
    await expect(page.locator(boilerplate).first()).toBeHidden();
  }
  await expect(heading(page)).toBeVisible();
  const address = page.locator('meta[property="og:url"]');
  expect((await address.boundingBox())!.height).toBeGreaterThan(0);
  expect(
    await address.evaluate(
      (meta) => getComputedStyle(meta, '::before').content,
    ),
  ).toBe(`"${await address.getAttribute('content')}"`);
  const code = page.locator('.theme-code-block code').first();
  await expect(code).toHaveCSS('white-space', 'pre-wrap');
});

test('a printed guide shows its fine print, and leaves other panels closed @nightly', async ({
  page,
}) => {
  await page.goto('basic-types/field');
  const finePrint = page.locator('details.exactly').first();
  const closed = (await finePrint.boundingBox())!.height;
  await page.emulateMedia({ media: 'print' });
  expect((await finePrint.boundingBox())!.height).toBeGreaterThan(1.5 * closed);
  await page.goto('basic-types/int');
  const panel = page
    .locator('article details:not([open], .exactly)')
    .filter({ visible: true })
    .first();
  expect((await panel.boundingBox())!.height).toBeLessThan(100);
});

test('on a phone the first column of a wide table stays in sight @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('zkapps/permissions');
  const box = page.locator('.table-box').first();
  const name = box.locator('td').first();
  const before = (await name.boundingBox())!.x;
  await box.evaluate((element) => {
    element.scrollLeft = 100;
  });
  expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(
    0,
  );
  expect((await name.boundingBox())!.x).toBe(before);
});

test('the link beside a heading is copied when it is pressed', async ({
  page,
}) => {
  await allowClipboard(page);
  await openLive(page, 'basic-types/field');
  const link = page.getByRole('heading', { name: 'Recap' }).getByRole('link');
  await link.click();
  await expect(link).toHaveAttribute('data-copied', '');
  expect(await readClipboard(page)).toMatch(/basic-types\/field\/?#recap$/);
});

test.describe('on a phone', () => {
  test.skip(({ isMobile }) => !isMobile, 'A wide screen has room for both.');

  test('a drawing fits, and its text can be read', async ({ page }) => {
    const smallest = 10.5;
    for (const address of [guide, 'zkapps/intro', 'zkapps/tokens']) {
      await page.goto(address);
      const drawings = await page.locator('figure svg').evaluateAll((all) =>
        (all as SVGSVGElement[]).map((svg) => {
          const { left, right, width } = svg.getBoundingClientRect();
          const scale = width / svg.viewBox.baseVal.width;
          const sizes = Array.from(svg.querySelectorAll('text'), (text) =>
            parseFloat(getComputedStyle(text).fontSize),
          );
          return { left, right, text: Math.min(...sizes) * scale };
        }),
      );
      expect(drawings.length, address).toBeGreaterThan(0);
      for (const { left, right, text } of drawings) {
        expect(left, address).toBeGreaterThanOrEqual(0);
        expect(right, address).toBeLessThanOrEqual(page.viewportSize()!.width);
        expect(text, address).toBeGreaterThanOrEqual(smallest);
      }
    }
  });

  test('the contents stay at hand, and close when a heading is chosen', async ({
    page,
  }) => {
    await openLive(page, guide);
    await page.mouse.wheel(0, 4_000);
    const contents = page.getByRole('button', { name: 'On this page' });
    await expect(contents).toBeInViewport();
    await contents.click();
    const link = page.locator('.theme-doc-toc-mobile a').last();
    const id = (await link.getAttribute('href'))!.slice(1);
    await link.click();
    await expect(link).toBeHidden();
    const heading = page.locator(`[id="${id}"]`);
    await expect(heading).toBeInViewport();
    const [bar, below] = [
      await contents.boundingBox(),
      await heading.boundingBox(),
    ];
    expect(below!.y).toBeGreaterThanOrEqual(bar!.y + bar!.height);
  });

  test('the way back to the main menu is in sight on a page far down the list', async ({
    page,
  }) => {
    await openLive(page, reference);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(
      page.getByRole('button', { name: 'Back to main menu' }),
    ).toBeInViewport();
    await expect(page.locator('.navbar-sidebar .menu-filter')).toBeInViewport();
  });
});
