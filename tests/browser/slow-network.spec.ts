import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { lightPages } from '@o1js-docs/project/environment';
import { site } from '../../config/site';
import { hydrated } from './live-page';

// A slow network brings a page in pieces, and the browser shows each.

test.skip(
  !lightPages,
  'a stock page has styles of single pages in their place',
);

let server: Server;

test.beforeAll(({ baseURL }) => {
  server = createServer(
    ({ url }, response) => void inPieces(new URL(url!, baseURL), response),
  ).listen();
});

test.afterAll(() => server.close());

for (const width of [390, 1280]) {
  test(`pages don't move while they arrive, ${width} pixels wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(() => {
      const moves: string[] = [];
      Object.assign(window, { moves });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[]) {
          if (entry.value <= 0.1) continue; // good, says web.dev/articles/cls
          const what = entry.sources.map(({ node }) => node?.className);
          moves.push(`${entry.value}: ${what.join(', ')}`);
        }
      }).observe({ type: 'layout-shift', buffered: true });
      // A reader's first move, which starts the scripts, comes before most of the page.
      new MutationObserver((_, observer) => {
        if (!document.querySelector('nav')) return;
        observer.disconnect();
        dispatchEvent(new Event('pointermove'));
      }).observe(document, { childList: true, subtree: true });
    });
    const { port } = server.address() as AddressInfo;
    for (const address of [
      '',
      'how-to/',
      'changelog/',
      'learn/poll/a-ballot/',
    ]) {
      await page.goto(`http://localhost:${port}${site.baseUrl}${address}`);
      await hydrated(page);
      const moves = await page.evaluate(
        () => (window as unknown as { moves: string[] }).moves,
      );
      expect.soft(moves, `“${address}”`).toEqual([]);
    }
  });
}

async function inPieces(url: URL, response: ServerResponse): Promise<void> {
  const answer = await fetch(url);
  const body = Buffer.from(await answer.arrayBuffer());
  const type = answer.headers.get('content-type') ?? '';
  response.writeHead(answer.status, { 'content-type': type });
  const piece = type.startsWith('text/html') ? 6000 : body.length;
  for (let at = 0; at < body.length; at += piece) {
    response.write(body.subarray(at, at + piece));
    await wait(100);
  }
  response.end();
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node?: Element }[];
}
