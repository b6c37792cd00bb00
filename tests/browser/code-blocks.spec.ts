import { openLive } from './live-page';
import { expect, test } from './served-sites';

test('the head of a block names its file or language, and how it is checked', async ({
  page,
}) => {
  await page.goto('basic-types/hashing');
  const blocks = page.locator('article .theme-code-block');
  await expect(blocks.first()).toContainText(/^suggest\.ts.*runs on 2\.15\.0/);
  await expect(blocks.filter({ hasText: /^TypeScript/ }).first()).toContainText(
    'runs on 2.15.0',
  );
  await page.goto('getting-started/set-up');
  const terminal = page
    .locator('article .theme-code-block:visible')
    .filter({ hasText: /^Terminal/ });
  await expect(terminal.first()).not.toContainText('runs on');
  await page.goto('');
  await expect(blocks.filter({ hasText: 'isAdult' })).toContainText(
    'proved on 2.15.0',
  );
  await page.goto('2.4.0/basic-types/hashing');
  await expect(blocks.first()).toContainText('runs on 2.4.0');
});

test('who asks a head how a block is checked is told, and led to the page on it', async ({
  page,
}) => {
  await openLive(page, 'basic-types/hashing');
  const checked = page.getByRole('link', { name: 'runs on 2.15.0' }).first();
  const told = () =>
    checked.evaluate((link) => getComputedStyle(link, '::after').display);
  expect(await told()).toBe('none');
  await checked.focus();
  expect(await told()).toBe('block');
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('heading', { name: 'How these pages are checked' }),
  ).toBeVisible();
});

test('the buttons of a block stand in its head and cover no code', async ({
  page,
}) => {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, 'basic-types/hashing');
    const block = page.locator('article .theme-code-block').first();
    const copy = await block
      .getByRole('button', { name: 'Copy code to clipboard' })
      .boundingBox();
    const code = await block.locator('pre').boundingBox();
    const checked = await block.locator('.checked').boundingBox();
    const first = await block.getByRole('button').first().boundingBox();
    expect(copy!.y + copy!.height).toBeLessThanOrEqual(code!.y);
    expect(
      checked!.x + checked!.width <= first!.x ||
        checked!.y >= first!.y + first!.height,
    ).toBe(true);
  }
});

test('results, errors and messages are shown whole @nightly', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const address of ['basic-types/int', 'zkapps/events']) {
    await page.goto(address);
    const cut = await page
      .locator('article pre:visible')
      .evaluateAll((blocks) =>
        blocks
          .filter((block) => block.scrollWidth > block.clientWidth + 1)
          .map((block) => block.textContent),
      );
    expect(cut, address).toEqual([]);
  }
});

test('only what scrolls sideways stops the Tab key @nightly', async ({
  page,
}) => {
  const stops = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    await openLive(page, 'basic-types/field');
    await page.keyboard.press('Tab');
    return page.locator('article pre:visible').evaluateAll((blocks) => ({
      fit: blocks.filter(
        (block) =>
          block.scrollWidth <= block.clientWidth &&
          (block as HTMLElement).tabIndex === 0,
      ).length,
      scroll: blocks.filter((block) => (block as HTMLElement).tabIndex === 0)
        .length,
    }));
  };
  expect(await stops(1280)).toEqual({ fit: 0, scroll: 0 });
  const narrow = await stops(390);
  expect(narrow.fit).toBe(0);
  expect(narrow.scroll).toBeGreaterThan(0);
});
