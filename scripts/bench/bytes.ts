import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Browser, devices } from '@playwright/test';
import { answer } from '../github-pages-server';
import type { ServedBuild } from './serve-build';

/** Bytes by kind, gzipped as they travel. */
export interface PageBytes {
  html: number;
  styles: number;
  scripts: number;
  fonts: number;
  images: number;
  /** What is fetched for the pages that may come next. */
  prefetched: number;
}

const kinds: Readonly<Record<string, keyof PageBytes>> = {
  '.html': 'html',
  '.css': 'styles',
  '.js': 'scripts',
  '.woff2': 'fonts',
};

/** Already compressed. */
const compressed = ['.woff2', '.png'];

/**
 * Opens a page as a phone does, with an empty cache, and weighs what it loads.
 * The same build gives the same figures on every machine.
 *
 * @param page the page's path below the base path
 * @param interacts whether the reader interacts with the page, which starts the scripts
 */
export async function measureBytes(
  browser: Browser,
  build: ServedBuild,
  page: string,
  interacts: boolean,
): Promise<PageBytes> {
  const context = await browser.newContext(devices['Pixel 7']);
  const tab = await context.newPage();
  const bytes: PageBytes = {
    html: 0,
    styles: 0,
    scripts: 0,
    fonts: 0,
    images: 0,
    prefetched: 0,
  };
  tab.on('requestfinished', (request) => {
    const file = fileOf(build, request.url());
    if (!file) return;
    const kind =
      request.headers()['sec-purpose'] === 'prefetch'
        ? 'prefetched'
        : (kinds[path.extname(file)] ?? 'images');
    bytes[kind] += weight(file);
  });
  await tab.goto(build.url + page, { waitUntil: 'networkidle' });
  if (interacts) {
    await tab.dispatchEvent('html', 'wheel');
    await tab.waitForSelector('html[data-has-hydrated=true]');
    await tab.waitForLoadState('networkidle');
    await tab.waitForTimeout(500);
  }
  await context.close();
  return bytes;
}

/** @returns the sum of all kinds. */
export function allBytes(bytes: PageBytes): number {
  return Object.values<number>({ ...bytes }).reduce((sum, each) => sum + each);
}

function fileOf(build: ServedBuild, url: string): string | undefined {
  const found = answer(build.folder, build.basePath, new URL(url).pathname);
  return 'file' in found ? found.file : undefined;
}

function weight(file: string): number {
  const content = readFileSync(file);
  return compressed.includes(path.extname(file))
    ? content.length
    : gzipSync(content).length;
}
