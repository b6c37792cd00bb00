import { lightPages } from '@o1js-docs/project/environment';
import {
  follow,
  hold,
  hydrated,
  keepPointerStill,
  openLive,
} from './live-page';
import { expect, test } from './fixtures';
import { test as plainTest } from './under-policy';

const guide = 'basic-types/field';
const islands = 'x-island';

test.describe('islands', () => {
  test.skip(!lightPages, 'React mounts all of a stock page');

  test('only those near the screen are mounted', async ({ page }) => {
    await openLive(page, guide);
    await expect(page.locator(islands).first()).toHaveAttribute('data-mounted');
    const last = page.locator(`article ${islands}`).last();
    await expect(last).not.toHaveAttribute('data-mounted');
    await last.locator('*').first().scrollIntoViewIfNeeded();
    await expect(last).toHaveAttribute('data-mounted');
  });

  test('a press that comes before the script of the islands is made again', async ({
    page,
  }) => {
    await page.goto(guide);
    const release = await hold(page, '**/assets/js/*');
    const run = page.locator('.run-button').first();
    await run.click();
    await expect(run).toHaveText('Run');
    release();
    await expect(run).toHaveText('Stop');
  });

  plainTest(
    'without the network an island says so, and the next press works @nightly',
    async ({ page }) => {
      // This page has no island.
      await openLive(page, 'api-reference/Introduction');
      await page.route('**/assets/js/*', (route) => route.abort());
      await follow(page, guide);
      const failed = page.locator(`${islands}[data-failed]`);
      await expect(failed.first()).toBeAttached();
      await page.unroute('**/assets/js/*');
      await failed.getByRole('button', { name: 'Run' }).first().click();
      await expect(page.getByRole('region', { name: 'Result' })).toContainText(
        'Ran in',
      );
    },
  );
});

test('a choice before the scripts stays @nightly', async ({ page }) => {
  await page.goto('');
  const managers = page.locator('.managers').first();
  const release = await hold(page, '**/assets/js/*');
  await managers.getByRole('radio', { name: 'bun' }).check();
  release();
  await hydrated(page);
  await expect(managers.locator('xpath=ancestor::x-island')).toHaveAttribute(
    'data-mounted',
  );
  await expect(managers.getByRole('radio', { name: 'bun' })).toBeChecked();
});

/** Changes a page's words as the translators of Chrome and Edge do, in elements, or as those of Firefox and Safari. */
function translate(how: 'elements' | 'texts'): void {
  if (how === 'texts') document.documentElement.lang = 'de';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const words: Text[] = [];
  while (walker.nextNode()) words.push(walker.currentNode as Text);
  for (const word of words) {
    if (word.parentElement!.closest('script, style')) continue;
    if (how === 'elements') {
      const font = document.createElement('font');
      word.replaceWith(font);
      font.textContent = word.data.toUpperCase();
    } else word.data += 'x';
  }
}

for (const how of ['elements', 'texts'] as const) {
  test(`a page that a translator has changed, by ${how}, starts without an error`, async ({
    page,
  }) => {
    test.skip(!lightPages, 'React takes over all of a stock page');
    await keepPointerStill(page);
    for (const address of ['', guide, 'learn/puzzles/a-box-of-any-size']) {
      await page.goto(address);
      await page.evaluate(translate, how);
      await hydrated(page);
      await page
        .getByRole('button', { name: /search/i })
        .first()
        .click();
      await expect(page.locator('.DocSearch-Input')).toBeFocused();
    }
  });
}
