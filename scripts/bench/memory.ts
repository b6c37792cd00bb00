import type { Browser, CDPSession, Page } from '@playwright/test';
import type { ServedBuild } from './serve-build';

/** What a tab holds after garbage collection, in megabytes, and how many nodes and listeners its documents have. */
export interface Held {
  megabytes: number;
  nodes: number;
  listeners: number;
}

/** What is held after the first times, and after all. */
export interface HeldMemory {
  before: Held;
  after: Held;
}

/** How often a reader does it before the first measurement, and until the second. */
const habits: Record<
  string,
  {
    warmUp: number;
    times: number;
    act: (tab: Page, time: number) => Promise<void>;
  }
> = {
  // Until then the browser compiles code and fills its list of timings.
  navigations: { warmUp: 200, times: 200, act: navigate },
  'openings of search': { warmUp: 10, times: 50, act: search },
  runs: { warmUp: 4, times: 20, act: run },
};

/** @returns what a tab holds, by what is repeated in it */
export async function measureMemory(
  browser: Browser,
  build: ServedBuild,
  page: string,
): Promise<Record<string, HeldMemory>> {
  const results: Record<string, HeldMemory> = {};
  for (const [name, { warmUp, times, act }] of Object.entries(habits)) {
    const tab = await browser.newPage();
    await tab.goto(build.url + page);
    await tab.dispatchEvent('html', 'wheel');
    await tab.waitForSelector('html[data-has-hydrated=true]');
    const devtools = await tab.context().newCDPSession(tab);
    for (let time = 0; time < warmUp; time++) await act(tab, time);
    const before = await held(devtools);
    for (let time = 0; time < times; time++) await act(tab, time);
    results[name] = { before, after: await held(devtools) };
    await tab.close();
  }
  return results;
}

/** Ten pages on, then ten pages back. */
async function navigate(tab: Page, time: number): Promise<void> {
  const before = tab.url();
  const direction = time % 20 < 10 ? 'next' : 'prev';
  await tab.locator(`.pagination-nav__link--${direction}`).click();
  await tab.waitForURL((url) => url.href !== before);
  await tab.locator('h1').waitFor();
}

async function search(tab: Page): Promise<void> {
  await tab.keyboard.press('Control+k');
  await tab.locator('.DocSearch-Input').fill('merkle');
  await tab.locator('.DocSearch-Hit').first().waitFor();
  await tab.keyboard.press('Escape');
  await tab.locator('.DocSearch-Input').waitFor({ state: 'detached' });
}

async function run(tab: Page): Promise<void> {
  const block = tab.locator('article .theme-code-block.run').first();
  await block.getByRole('button', { name: 'Run', exact: true }).click();
  await block.locator('[role=status]', { hasText: 'Ran in' }).waitFor();
}

async function held(devtools: CDPSession): Promise<Held> {
  // One collection leaves what waits for finalizers.
  for (let time = 0; time < 3; time++) {
    await devtools.send('HeapProfiler.collectGarbage');
  }
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await devtools.send(
    'Memory.getDOMCounters',
  );
  return {
    megabytes: Math.round(usedSize / 1e5) / 10,
    nodes,
    listeners: jsEventListeners,
  };
}
