import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import { median } from '../../plugins/code-samples/measure/median';
import { site } from '../../config/site';

/** Milliseconds that an author waits for `npm start`. */
export interface DevServer {
  /** Until a page is drawn, nothing having changed since the last start. */
  ready: number;
  /** From saving a guide until the browser shows it, the first time after a start. */
  firstEdit: number;
  /** The same for each edit after it, the median. */
  edit: number;
}

const port = 3219;
const edits = 6;
/** Milliseconds between edits, in which the server comes to rest. */
const rest = 2_000;

/** @param page path of a guide in `docs/`; it is edited, and put back */
export async function measureDevServer(
  browser: Browser,
  page: string,
): Promise<DevServer> {
  // The first start fills the caches.
  await withServer(() => drawnPage(browser, page));
  const start = performance.now();
  return withServer(async () => {
    const tab = await drawnPage(browser, page);
    const ready = Math.round(performance.now() - start);
    const [firstEdit, ...others] = await measureEdits(tab, `docs/${page}.mdx`);
    return { ready, firstEdit: firstEdit!, edit: median(others) };
  });
}

async function measureEdits(tab: Page, file: string): Promise<number[]> {
  const before = readFileSync(file, 'utf8');
  const times: number[] = [];
  try {
    for (let edit = 1; edit <= edits; edit++) {
      const text = `Edit ${edit} of the bench.`;
      const saved = performance.now();
      writeFileSync(file, `${before}\n${text}\n`);
      await tab.getByText(text).waitFor();
      times.push(Math.round(performance.now() - saved));
      await pause(rest);
    }
  } finally {
    writeFileSync(file, before);
  }
  return times;
}

async function withServer<Result>(use: () => Promise<Result>): Promise<Result> {
  // npm does not hand signals on, so the server is ended as a group.
  const server = spawn('npm', ['start', '--', '--port', `${port}`], {
    stdio: 'ignore',
    detached: true,
  });
  try {
    return await use();
  } finally {
    process.kill(-server.pid!);
    await once(server, 'exit');
  }
}

async function drawnPage(browser: Browser, page: string) {
  const address = `http://localhost:${port}${site.baseUrl}${page}`;
  while (!(await fetch(address).catch(() => undefined))?.ok) await pause(100);
  const tab = await browser.newPage();
  await tab.goto(address);
  await tab.locator('h1').waitFor();
  return tab;
}
