import { type Browser, devices, errors, type Page } from '@playwright/test';
import { median } from '../../plugins/code-samples/measure/median';
import type { ServedBuild } from './serve-build';

/** Milliseconds on a slow phone, from an interaction as soon as there is something to read. */
export interface SlowPhone {
  /** From Ctrl+K until search can be typed into; Infinity where the interaction is lost, as on a stock site. */
  search: number;
  /** From a tap on a link until its page is drawn. */
  link: number;
}

const runs = 3;
/** Milliseconds after which an interaction is taken for lost. */
const patience = 15_000;

/** 1.6 Mbit/s, 150 ms to the server and back, and a quarter of this machine's speed. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const slowdown = 4;

/**
 * @param page path of a page with a next one
 * @returns medians
 */
export async function measureSlowPhone(
  browser: Browser,
  build: ServedBuild,
  page: string,
): Promise<SlowPhone> {
  const times: Record<keyof SlowPhone, number[]> = { search: [], link: [] };
  for (let run = 0; run < runs; run++) {
    for (const [name, interact] of Object.entries(interactions)) {
      const context = await browser.newContext(devices['Pixel 7']);
      const tab = await context.newPage();
      await slowDown(tab);
      await tab.goto(build.url + page, { waitUntil: 'commit' });
      await tab.locator('h1').waitFor();
      times[name as keyof SlowPhone].push(await timeOf(interact(tab)));
      await context.close();
    }
  }
  return {
    search: Math.round(median(times.search)),
    link: Math.round(median(times.link)),
  };
}

const interactions: Record<keyof SlowPhone, (tab: Page) => Promise<void>> = {
  async search(tab) {
    await tab.keyboard.press('Control+k');
    const input = tab.locator('.DocSearch-Input:focus');
    await input.waitFor({ timeout: patience });
  },
  async link(tab) {
    const title = await tab.title();
    await tab.locator('.pagination-nav__link--next').tap();
    await tab.waitForFunction(
      (before) =>
        document.title !== before && document.querySelector('h1') !== null,
      title,
    );
  },
};

/** @returns milliseconds; Infinity if the interaction is lost */
async function timeOf(interaction: Promise<void>): Promise<number> {
  const start = performance.now();
  try {
    await interaction;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Infinity;
    throw error;
  }
  return performance.now() - start;
}

/** Gives a tab the network and the processor of a slow phone. */
export async function slowDown(tab: Page): Promise<void> {
  const devtools = await tab.context().newCDPSession(tab);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
}
