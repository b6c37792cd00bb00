import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { site } from '../../config/site';

/** Milliseconds that an author waits for `npm start`. */
export interface DevServer {
  /** Until a page is drawn, nothing having changed since the last start. */
  ready: number;
  /** From saving a guide until the browser shows it. */
  edit: number;
}

const port = 3219;

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
    const ready = performance.now() - start;
    const file = `docs/${page}.mdx`;
    const before = readFileSync(file, 'utf8');
    try {
      const saved = performance.now();
      writeFileSync(file, `${before}\nEdited by the bench.\n`);
      await tab.getByText('Edited by the bench.').waitFor();
      const edit = performance.now() - saved;
      return { ready: Math.round(ready), edit: Math.round(edit) };
    } finally {
      writeFileSync(file, before);
    }
  });
}

async function withServer<Result>(use: () => Promise<Result>): Promise<Result> {
  const server = spawn(
    process.execPath,
    ['node_modules/.bin/docusaurus', 'start', '--no-open', '--port', `${port}`],
    { stdio: 'ignore' },
  );
  try {
    return await use();
  } finally {
    server.kill();
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
