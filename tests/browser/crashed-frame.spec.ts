import { expect, test } from '@playwright/test';
import { launchOptions } from '../launch-options';
import { button, write } from './program-page';

// A frame that crashes takes the page of the headless shell with it.
test.use({ launchOptions: launchOptions() });

test('a program that allocates without end takes its frame with it, not the page @nightly', async ({
  page,
  browserName,
}) => {
  test.skip(
    browserName !== 'chromium',
    'other browsers have the frame in the process of the page',
  );
  test.setTimeout(300_000);
  await page.goto('playground/');
  await expect(button(page, 'Run')).toBeEnabled();
  await write(
    page,
    'const all = []; for (;;) all.push(new Array(1e6).fill(Math.random()))',
  );
  // Playwright takes a frame that crashed for the page.
  const session = await page.context().newCDPSession(page);
  const said = async () => {
    const { result } = await session.send('Runtime.evaluate', {
      expression: "document.querySelector('main').innerText",
    });
    return String(result.value);
  };
  await button(page, 'Run').click();
  // The page waits half a minute for a sign, and runs it once more.
  await expect.poll(said, { timeout: 250_000 }).toMatch(/ended the program/);
});
