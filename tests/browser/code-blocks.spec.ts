import { expect, test } from './fixtures';
import { openLive } from './live-page';

test('the head of a block names its file or language, and how it is checked', async ({
  page,
}) => {
  const blocks = page.locator('article .theme-code-block');
  await page.goto('getting-started/set-up');
  const terminal = blocks.filter({ visible: true, hasText: /^Terminal/ });
  await expect(terminal.first()).not.toContainText('runs on');
  await page.goto('');
  await expect(blocks.filter({ hasText: 'isAdult' })).toContainText(
    'proved on 2.15.0',
  );
  await page.goto('2.4.0/basic-types/hashing');
  await expect(blocks.first()).toContainText('runs on 2.4.0');
  await openLive(page, 'basic-types/hashing');
  await expect(blocks.first()).toContainText(/^suggest\.ts.*runs on 2\.15\.0/);
  await expect(
    blocks.filter({ hasText: /^continues program-2/ }).first(),
  ).toContainText('runs on 2.15.0');
  // The focus explains it, and the link leads to the page on it.
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

test('results and messages are shown whole, and only what scrolls sideways stops the Tab key @nightly', async ({
  page,
}) => {
  const blocks = page.locator('article pre:visible');
  const counts = () =>
    blocks.evaluateAll((all) => {
      const scroll = all.filter((pre) => pre.scrollWidth > pre.clientWidth + 1);
      const stops = all.filter((pre) => (pre as HTMLElement).tabIndex === 0);
      return { scroll: scroll.length, stops: stops.length };
    });
  for (const address of ['basic-types/int', 'zkapps/events']) {
    await openLive(page, address);
    await page.keyboard.press('Tab');
    expect(await counts(), address).toEqual({ scroll: 0, stops: 0 });
  }
  await page.setViewportSize({ width: 390, height: 800 });
  await openLive(page, 'basic-types/field');
  await page.keyboard.press('Tab');
  const narrow = await counts();
  expect(narrow.scroll).toBeGreaterThan(0);
  expect(narrow.stops).toBe(narrow.scroll);
});
