import { parseArgs } from 'node:util';
import { type Browser, chromium, devices, type Page } from '@playwright/test';
import { measuredPages } from '../../config/page-limits';
import { searchLimits } from '../../config/search-constants';
import { median } from '../../plugins/code-samples/measure/median';
import { queries } from '../../plugins/search/quality/queries';
import { launchOptions } from '../../tests/launch-options';
import { serveBuild } from '../bench/serve-build';
import { slowDown } from '../bench/slow-phone';
import { watchKeys } from './watch-keys';

// Prints what search costs a reader, from Ctrl+K to the first result on the
// screen, modal and all, and the time from a key to drawn results. Fails above
// the limits of config/search-constants.ts for bytes; times depend on the machine.
//   npm run build && npm run search:bench
//   npm run search:bench -- --out-dir .cache/other-build --runs 5

const { values } = parseArgs({
  options: {
    'out-dir': { type: 'string', default: 'build' },
    runs: { type: 'string', default: '3' },
  },
});

/** Milliseconds between keys: a fast typist. */
const keyPause = 120;
/** Milliseconds in which nothing is asked for, after which nothing more comes. */
const quiet = 1500;

/** What is typed: a name, and words. */
const typed = { name: 'Field', words: 'update a leaf' };

interface Cost {
  /** Until the first result is on the screen. */
  ms: number;
  kilobytes: number;
  /** In all, once nothing more comes. */
  kilobytesInAll: number;
  files: Map<string, number>;
}

const build = await serveBuild(values['out-dir']);
const browser = await chromium.launch(launchOptions());
const table: Record<string, object> = {};
let files = new Map<string, number>();
let started: Cost | undefined;
for (const device of ['desktop', 'slow phone'] as const) {
  for (const start of ['untouched', 'started'] as const) {
    for (const [kind, text] of Object.entries(typed)) {
      const costs: Cost[] = [];
      for (let run = 0; run < Number(values.runs); run++) {
        costs.push(await measure(browser, device, start, text));
      }
      const [first] = costs;
      if (start === 'started') {
        started ??= first;
        files = first!.files;
      }
      table[`${device}, page ${start}, ${kind}`] = {
        'ms to first result': Math.round(median(costs.map(({ ms }) => ms))),
        'kB to first result': first!.kilobytes,
        'kB in all': first!.kilobytesInAll,
      };
    }
  }
}
console.table(table);
console.log('By part, kB on the wire, page started:');
console.table(Object.fromEntries(files));
for (const device of ['desktop', 'slow phone'] as const) {
  const latencies = await measureKeys(browser, device);
  const at = (share: number) =>
    Math.round(latencies[Math.floor(share * (latencies.length - 1))]!);
  console.log(
    `${device}: key to drawn results, ${latencies.length} keys: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms.`,
  );
}
await browser.close();
build.close();
if (started!.kilobytes > searchLimits.kilobytesToFirstResult) {
  console.error(
    `The first result takes ${started!.kilobytes} kB, more than ${searchLimits.kilobytesToFirstResult} (config/search-constants.ts).`,
  );
  process.exitCode = 1;
}

async function openPage(on: Browser, device: 'desktop' | 'slow phone') {
  const context = await on.newContext(
    device === 'desktop' ? {} : devices['Pixel 7'],
  );
  const page = await context.newPage();
  if (device === 'slow phone') await slowDown(page);
  await page.goto(build.url + measuredPages[0]!, { waitUntil: 'load' });
  return page;
}

/** Moves as a reader does, which starts the page's scripts, and waits until they listen. */
async function startScripts(page: Page): Promise<void> {
  await page.dispatchEvent('html', 'wheel');
  await page
    .locator('html[data-has-hydrated=true]')
    .waitFor({ timeout: 60_000 });
}

async function measure(
  on: Browser,
  device: 'desktop' | 'slow phone',
  start: 'untouched' | 'started',
  text: string,
): Promise<Cost> {
  const page = await openPage(on, device);
  if (start === 'started') {
    await startScripts(page);
    await page.waitForTimeout(quiet);
  }
  const wire = await watchWire(page);
  const opened = Date.now();
  await page.keyboard.press('Control+k');
  await page.keyboard.type(text);
  await page.locator('.DocSearch-Hit').first().waitFor({ timeout: 60_000 });
  const ms = Date.now() - opened;
  const kilobytes = wire.kilobytes();
  await wire.quiet(quiet);
  const cost = {
    ms,
    kilobytes,
    kilobytesInAll: wire.kilobytes(),
    files: wire.files(),
  };
  await page.context().close();
  return cost;
}

/** Counts what comes over the network, compressed, with headers. */
async function watchWire(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const urls = new Map<string, string>();
  const bytes = new Map<string, number>();
  let last = Date.now();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    urls.set(requestId, request.url),
  );
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    last = Date.now();
    bytes.set(requestId, (bytes.get(requestId) ?? 0) + encodedDataLength);
  });
  const toKilobytes = (count: number) => Math.round(count / 100) / 10;
  return {
    kilobytes: () =>
      toKilobytes([...bytes.values()].reduce((sum, count) => sum + count, 0)),
    files: () =>
      new Map(
        [...bytes]
          .sort(([, a], [, b]) => b - a)
          .map(([id, count]) => [
            new URL(urls.get(id) ?? 'http://before/').pathname,
            toKilobytes(count),
          ]),
      ),
    quiet: async (ms: number) => {
      last = Date.now();
      while (Date.now() - last < ms) await page.waitForTimeout(100);
    },
  };
}

/** @returns the milliseconds from each key to the drawing of its results, in ascending order. */
async function measureKeys(
  on: Browser,
  device: 'desktop' | 'slow phone',
): Promise<number[]> {
  const page = await openPage(on, device);
  await startScripts(page);
  await page.keyboard.press('Control+k');
  await page.locator('.DocSearch-Input').waitFor({ timeout: 60_000 });
  await page.keyboard.type('Field');
  await page.locator('.DocSearch-Hit').first().waitFor({ timeout: 60_000 });
  await page.waitForTimeout(device === 'desktop' ? quiet : 4 * quiet);
  const latencies = await watchKeys(page);
  for (const { query } of Object.values(queries).flatMap((ofKind) =>
    ofKind.slice(0, 3),
  )) {
    await page.fill('.DocSearch-Input', '');
    await page
      .locator('.DocSearch-Input')
      .pressSequentially(query.slice(0, 20), { delay: keyPause });
  }
  const measured = await latencies();
  await page.context().close();
  return measured.sort((a, b) => a - b);
}
