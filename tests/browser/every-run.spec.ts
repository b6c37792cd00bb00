import { existsSync, readdirSync } from 'node:fs';
import { openLive } from './live-page';
import { expect, test } from './fixtures';

// Each block with Run, in the page. Blocks that prove take minutes: home.spec.ts and learn.spec.ts prove. If a block has another output in a browser, add
// it to `outputsOfNode` in packages/runner/run/runnable.ts, with the reason.

const folder = 'build/run/pages';
const files = existsSync(folder)
  ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
  : [];
const pages = files
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.replace(/(?:^index)?\.json$/, ''));

const asStated = /^Ran in [^:]*(?:\.|: .*, as stated\.)$/;

for (const address of pages) {
  test(`the blocks of “${address}” run as the page states @nightly`, async ({
    page,
  }) => {
    test.setTimeout(600_000);
    await openLive(page, address);
    await page.locator('article details').evaluateAll((all) => {
      for (const details of all as HTMLDetailsElement[]) details.open = true;
    });
    const blocks = page
      .locator('article .theme-code-block')
      .filter({ has: page.getByRole('button', { name: 'Run', exact: true }) });
    for (const block of await blocks.all()) {
      await block.locator('.run-button').click();
      const code = await block.locator('pre').first().innerText();
      await expect
        .soft(block.getByRole('status'), code)
        .toHaveText(asStated, { timeout: 70_000 });
      await expect.soft(block.getByText('The page says')).toHaveCount(0);
    }
  });
}
