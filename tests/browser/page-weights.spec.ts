import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type APIRequestContext, devices } from '@playwright/test';
import { lightPages } from '@o1js-docs/project/environment';
import { measuredPages, pageLimits } from '../../config/page-limits';
import { expect, test } from './fixtures';
import { hydrated, keepPointerStill } from './live-page';

// The same build gives the same bytes on every machine. `npm run bench` prints them.

const timeForLateScripts = 1_000;

test.use(devices['Pixel 7']);
test.skip(!lightPages, 'A stock site loads all scripts at once.');
test.skip(({ browserName }) => browserName !== 'chromium', 'Others prefetch.');

for (const address of measuredPages) {
  test(`${address} is no heavier than config/page-limits.ts allows`, async ({
    page,
    request,
  }) => {
    const loaded: { url: string; kind: string }[] = [];
    page.on('requestfinished', (finished) => {
      const url = finished.url();
      const { 'sec-purpose': purpose } = finished.headers();
      const kind = purpose ?? (path.extname(new URL(url).pathname) || '.html');
      loaded.push({ url, kind });
    });
    await keepPointerStill(page);
    // GitHub Pages redirects an address without the closing slash.
    await page.goto(`${address}/`, { waitUntil: 'networkidle' });
    const first = await weigh(request, loaded);
    await hydrated(page);
    await page.waitForTimeout(timeForLateScripts);
    const started = await weigh(request, loaded);

    console.log(`\n${address}, bytes gzipped`);
    console.table({
      'before the first move': first,
      'scripts after it': { '.js': started['.js'] },
    });
    expect(first['.js']).toBeUndefined();
    expect(first['.html']).toBeLessThanOrEqual(pageLimits.htmlBytes[address]);
    expect(first.all).toBeLessThanOrEqual(pageLimits.firstVisitBytes);
    expect(started['.js']).toBeLessThanOrEqual(pageLimits.scriptBytes);
  });
}

/** @returns bytes by kind of file, as they travel, and their sum. */
async function weigh(
  request: APIRequestContext,
  files: readonly { url: string; kind: string }[],
): Promise<Record<string, number>> {
  const bytes: Record<string, number> = { all: 0 };
  for (const { url, kind } of files) {
    const response = await request.get(url);
    const body = await response.body();
    const isZipped = response.headers()['content-encoding'] === 'gzip';
    const weight = (isZipped ? gzipSync(body) : body).length;
    bytes[kind] = (bytes[kind] ?? 0) + weight;
    bytes.all! += weight;
  }
  return bytes;
}
