import { launchOptions } from '../launch-options';
import { expectOutcome, openStep, steps } from './course-page';
import { button, editor } from './program-page';
import { expect, test } from './under-policy';

// The page of the headless shell crashes when the last step proves.
test.use({ launchOptions: launchOptions() });

for (const { address, parts, proves } of steps) {
  test(`the solutions of ${address} pass @nightly`, async ({ page }) => {
    test.setTimeout(600_000);
    const codes = parts.map(({ solution }) => solution);
    // As if the reader had written them before.
    await page.goto(address);
    await page.evaluate(
      (progress) => localStorage.setItem('o1js-docs:learn', progress),
      JSON.stringify({ [address]: { codes } }),
    );
    await openStep(page, address);
    for (const index of parts.keys()) {
      if (index > 0) await button(page, 'Next: Repair it').click();
      await button(page, 'Check').click();
      await expectOutcome(page, /^✓ Right\./);
    }
    if (!proves) return;
    await button(page, 'Reload so that proofs run').click();
    await page.waitForURL(/proofs=/);
    // The reloaded page, too, waits for the reader's first move.
    await page.mouse.wheel(0, 100);
    await expect(editor(page)).toBeVisible();
    await button(page, 'Check').click();
    await expectOutcome(page, /^✓ Right\./);
  });
}
