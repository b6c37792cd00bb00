import { chromium, type Page } from '@playwright/test';
import { median } from '../../../plugins/code-samples/measure/median';
import { launchOptions } from '../../../tests/launch-options';
import type { ServedBuild } from '../serve-build';
import { type Connection, connection, type Network } from './connection';
import { slowProcesses } from './slow-processes';

/** Seconds from the press on Run to the first result, and what came for it. */
export interface RunTimes {
  /** Nothing of o1js is in the browser's cache. */
  first: number;
  /** o1js runs in the page already. */
  again: number;
  /** On another page; o1js is in the browser's cache. */
  otherPage: number;
  /** Kilobytes that came for the first press. */
  kilobytes: number;
}

const pages = ['basic-types/field', 'basic-types/int'];
const runBlock = 'article .theme-code-block.run';
const runs = 3;
/** Milliseconds for which a reader looks at a result before the next press. */
const readingTime = 5000;
const ownNetwork: Network = { bitsPerSecond: Infinity, roundTrip: 0 };
const slowNetwork: Network = { bitsPerSecond: 1_600_000, roundTrip: 150 };

/** @returns medians, by device */
export async function measureRuns(
  build: ServedBuild,
): Promise<Record<string, RunTimes>> {
  return {
    desktop: await measureDevice(build, false),
    'slow phone': await measureDevice(build, true),
  };
}

async function measureDevice(
  build: ServedBuild,
  isSlow: boolean,
): Promise<RunTimes> {
  const { port, pathname } = new URL(build.url);
  const network = isSlow ? slowNetwork : ownNetwork;
  const toServer = await connection(Number(port), network);
  const url = `http://localhost:${toServer.port}${pathname}`;
  const times: RunTimes[] = [];
  for (let run = 0; run < runs; run++) {
    const server = await chromium.launchServer(launchOptions());
    const release = isSlow ? slowProcesses(server.process().pid!) : undefined;
    const browser = await chromium.connect(server.wsEndpoint());
    const tab = await browser.newPage();
    tab.setDefaultTimeout(180_000);
    times.push(await measureVisit(tab, url, toServer));
    release?.();
    await browser.close();
    await server.close();
  }
  toServer.close();
  const of = (name: keyof RunTimes) => median(times.map((time) => time[name]));
  return {
    first: of('first'),
    again: of('again'),
    otherPage: of('otherPage'),
    kilobytes: of('kilobytes'),
  };
}

async function measureVisit(
  tab: Page,
  url: string,
  toServer: Connection,
): Promise<RunTimes> {
  await open(tab, url + pages[0]);
  toServer.bytes();
  const first = await pressToResult(tab);
  const kilobytes = Math.round(toServer.bytes() / 1000);
  await tab.waitForTimeout(readingTime);
  const again = await pressToResult(tab);
  await open(tab, url + pages[1]);
  return { first, again, otherPage: await pressToResult(tab), kilobytes };
}

/** Opens a guide and waits until it has all that comes without a press. */
async function open(tab: Page, address: string): Promise<void> {
  await tab.goto(address);
  await tab.dispatchEvent('html', 'wheel');
  await tab.waitForSelector('html[data-has-hydrated=true]');
  await tab.waitForSelector(`${runBlock} button`);
  await tab.waitForLoadState('networkidle');
}

/** @returns seconds */
function pressToResult(tab: Page): Promise<number> {
  return tab.evaluate(async (selector) => {
    const block = document.querySelector(selector)!;
    const button = [...block.querySelectorAll('button')].find(
      (button) => button.textContent === 'Run',
    )!;
    block.querySelector('[data-actual]')?.removeAttribute('data-actual');
    const start = performance.now();
    button.click();
    while (!block.querySelector('[data-actual]')) {
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return Math.round((performance.now() - start) / 10) / 100;
  }, runBlock);
}
