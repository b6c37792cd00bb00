import { test as unwatched, type Page } from '@playwright/test';
import { test, expect } from './served-sites';
import { hydrated } from './hydrated';

// All browser tests run under the page's policy; these show that it forbids something.
const pages = [
  '',
  'basic-types/field',
  'api-reference/classes/UInt64',
  '2.4.0/',
  'search',
  'nowhere',
];

/** Does something on the page as a script of it would. @returns what the policy refused */
async function refusals(page: Page, attempt: string): Promise<string[]> {
  return page.evaluate(
    (name) =>
      new Promise<string[]>((resolve) => {
        const refused: string[] = [];
        addEventListener('securitypolicyviolation', (event) =>
          refused.push(`${event.effectiveDirective} ${event.blockedURI}`),
        );
        const element = (tag: string, properties: object) =>
          document.body.append(
            Object.assign(document.createElement(tag), properties),
          );
        const attempts: Record<string, () => void> = {
          'inline script': () =>
            element('script', { textContent: 'window.intruder = true' }),
          'event handler': () =>
            element('div', {
              innerHTML: '<img src="data:," onerror="window.intruder = true">',
            }),
          'script of another site': () =>
            element('script', { src: 'https://example.com/a.js' }),
          'image of another site': () =>
            element('img', { src: 'https://example.com/a.png' }),
          'request to another site': () =>
            void fetch('https://example.com/').catch(() => undefined),
          base: () =>
            document.head.append(
              Object.assign(document.createElement('base'), {
                href: 'https://example.com/',
              }),
            ),
          eval: () =>
            // eslint-disable-next-line @typescript-eslint/no-implied-eval -- what has to be refused
            setTimeout('window.intruder = true'),
        };
        attempts[name]?.();
        setTimeout(
          () =>
            resolve('intruder' in window ? [...refused, 'it ran'] : refused),
          500,
        );
      }),
    attempt,
  );
}

for (const path of pages) {
  unwatched(`/${path} refuses an injected script`, async ({ page }) => {
    await page.goto(path);
    await hydrated(page);
    expect(await refusals(page, 'inline script')).toEqual([
      'script-src-elem inline',
    ]);
  });
}

for (const [attempt, refusal] of Object.entries({
  'event handler': 'script-src-attr inline',
  'script of another site': 'script-src-elem https://example.com/a.js',
  'image of another site': 'img-src https://example.com/a.png',
  'request to another site': 'connect-src https://example.com/',
  base: 'base-uri https://example.com/',
  eval: 'script-src eval',
})) {
  unwatched(`a page refuses: ${attempt}`, async ({ page }) => {
    await page.goto('basic-types/field');
    expect(await refusals(page, attempt)).toEqual([refusal]);
  });
}

test('a redirect keeps query and anchor', async ({ page, fixtureSite }) => {
  await page.goto(`${fixtureSite}old?a=1#add`);
  await expect(page).toHaveURL(/\/classes\/MerkleTree\/?\?a=1#add$/);
});

unwatched(
  'without scripts a redirect leads on all the same',
  async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('api-reference/variables/Provable-1');
    await expect(page).toHaveURL(/\/variables\/Provable\/?$/);
  },
);
