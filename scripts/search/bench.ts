import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { queries } from '../../plugins/search/quality/queries';
import { launchOptions } from '../../tests/launch-options';

// Prints what search costs a reader: bytes before the first result, and the
// time from a key to the results on the screen.
//   npm run build && npm run serve, and in another terminal: npm run search:bench
//   npm run search:bench -- --url http://localhost:3210/o1js/

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://localhost:3000/o1js/' },
  },
});

/** Milliseconds between keys: a fast typist. */
const keyPause = 120;

declare global {
  interface Window {
    keyLatencies: number[];
  }
}

const browser = await chromium.launch(launchOptions());
const page = await browser.newPage();
const downloads: Promise<{ url: string; bytes: number }>[] = [];
page.on('response', (response) => {
  downloads.push(
    response.body().then(
      (body) => ({ url: response.url(), bytes: gzipSync(body).length }),
      () => ({ url: response.url(), bytes: 0 }),
    ),
  );
});

await page.goto(values.url, { waitUntil: 'networkidle' });
downloads.length = 0;
const opened = Date.now();
await page.keyboard.press('Control+k');
await page.locator('.DocSearch-Input').waitFor();
await page.keyboard.type('F');
await page.locator('.DocSearch-Hit').first().waitFor();
const firstResult = Date.now() - opened;

console.log('Bytes between opening and the first result, gzipped:');
const all = (await Promise.all(downloads)).sort((a, b) => b.bytes - a.bytes);
console.table(
  Object.fromEntries(
    all.map(({ url, bytes }) => [new URL(url).pathname, bytes]),
  ),
);
console.log(
  `In all: ${all.reduce((sum, { bytes }) => sum + bytes, 0)}. First result ${firstResult} ms after Ctrl+K.\n`,
);

const latencies = await measureKeys(
  page,
  Object.values(queries).flatMap((ofKind) =>
    ofKind.slice(0, 5).map(({ query }) => query.slice(0, 30)),
  ),
);
const at = (share: number) =>
  Math.round(latencies[Math.floor(share * (latencies.length - 1))]!);
console.log(
  `From key to drawn results, ${latencies.length} keys: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms.`,
);
await browser.close();

/** @returns the milliseconds from each key to the drawing of its results, in ascending order. */
async function measureKeys(
  on: Page,
  texts: readonly string[],
): Promise<number[]> {
  await on.evaluate(() => {
    window.keyLatencies = [];
    let pressed = 0;
    let drawn = '';
    document.addEventListener(
      'input',
      () => (pressed = performance.now()),
      true,
    );
    new MutationObserver((changes) => {
      const isDrawn = changes.some(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(
          '.DocSearch-Modal',
        ),
      );
      if (pressed === 0 || !isDrawn) return;
      const shown = document.querySelector('.DocSearch-Dropdown');
      // The input changes first; wait for the results.
      if (!shown || shown.innerHTML === drawn) return;
      drawn = shown.innerHTML;
      const start = pressed;
      pressed = 0;
      requestAnimationFrame(() =>
        setTimeout(() => window.keyLatencies.push(performance.now() - start)),
      );
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  for (const text of texts) {
    await on.fill('.DocSearch-Input', '');
    await on
      .locator('.DocSearch-Input')
      .pressSequentially(text, { delay: keyPause });
  }
  const measured = await on.evaluate(() => window.keyLatencies);
  return measured.sort((a, b) => a - b);
}
