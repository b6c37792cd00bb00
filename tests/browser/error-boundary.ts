import type { Page } from '@playwright/test';

/** A text that Docusaurus' breadcrumbs look up when they are rendered. */
const lookedUp = '"theme.docs.breadcrumbs.navAriaLabel"';

/** What the page that crashes says. */
export const crashMessage = 'The breadcrumbs are broken.';

/** Lets the pages work again. */
export async function mendPages(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('isMended', 'yes');
    Object.assign(window, { isBroken: false });
  });
}

/** Opens a guide whose breadcrumbs crash while they are rendered, as soon as the reader moves, until `mendPages`. */
export async function openCrashedPage(page: Page): Promise<void> {
  // A navigation may load the page anew, which forgets what the last one was told.
  await page.addInitScript(() =>
    Object.assign(window, { isBroken: !sessionStorage.getItem('isMended') }),
  );
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    await route.fulfill({
      response,
      body: script.replaceAll(
        lookedUp,
        `(()=>{if(window.isBroken)throw new Error(${JSON.stringify(crashMessage)});return ${lookedUp}})()`,
      ),
    });
  });
  await page.goto('basic-types/field');
  await page.dispatchEvent('html', 'wheel');
  await page.getByRole('heading', { name: 'This page crashed.' }).waitFor();
}
