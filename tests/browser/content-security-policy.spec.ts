import { test as unwatched, type Page } from '@playwright/test';
import { openLive } from './live-page';
import { expect, test } from './served-sites';

// All browser tests run under the page's policy; these show that it forbids something.
const pages = [
  '',
  'basic-types/field',
  'api-reference/classes/UInt64',
  '2.4.0/',
  'search',
  'nowhere',
];

/** Does on the page what an attacker could inject. @returns what the policy refused */
async function refusals(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const refused: string[] = [];
        addEventListener('securitypolicyviolation', (event) =>
          refused.push(`${event.effectiveDirective} ${event.blockedURI}`),
        );
        const add = (tag: string, properties: object) =>
          document.body.append(
            Object.assign(document.createElement(tag), properties),
          );
        add('script', { textContent: 'window.intruder = true' });
        add('div', {
          innerHTML: '<img src="data:," onerror="window.intruder = true">',
        });
        add('script', { src: 'https://example.com/a.js' });
        add('img', { src: 'https://example.com/a.png' });
        add('base', { href: 'https://example.com/' });
        void fetch('https://example.com/').catch(() => undefined);
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what has to be refused
        setTimeout('window.intruder = true');
        setTimeout(
          () =>
            resolve('intruder' in window ? [...refused, 'it ran'] : refused),
          500,
        );
      }),
  );
}

unwatched('every kind of page refuses what is injected', async ({ page }) => {
  for (const path of pages) {
    await openLive(page, path);
    expect((await refusals(page)).sort(), path).toEqual([
      'base-uri https://example.com/',
      'connect-src https://example.com/',
      'img-src https://example.com/a.png',
      'script-src eval',
      'script-src-attr inline',
      'script-src-elem https://example.com/a.js',
      'script-src-elem inline',
    ]);
  }
});

test('a redirect keeps query and anchor, and leads on without scripts', async ({
  page,
  fixtureSite,
  browser,
  baseURL,
}) => {
  await page.goto(`${fixtureSite}old?a=1#add`);
  await expect(page).toHaveURL(/\/classes\/MerkleTree\/?\?a=1#add$/);
  const other = await browser.newPage({ javaScriptEnabled: false, baseURL });
  await other.goto('api-reference/variables/Provable-1');
  await expect(other).toHaveURL(/\/variables\/Provable\/?$/);
});
