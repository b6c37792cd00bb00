import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import type {
  Bytes,
  ProjectInBrowser,
} from '@o1js-docs/samples/measure/browser';

/** Relative to the project's root, where the commands run. */
const folder = '.cache/examples';

/** Collects what a page downloads, in parts. */
export class Downloads {
  private readonly urls = new Set<string>();

  constructor(private readonly page: Page) {
    page.on('response', (response) => {
      // o1js starts its threads from blobs: they come from memory.
      if (response.url().startsWith('http')) this.urls.add(response.url());
    });
  }

  /** @returns the size of what came since the last call. */
  async take(): Promise<Bytes> {
    const bodies: Buffer[] = [];
    for (const url of this.urls) {
      // Asked for again: a browser does not keep every body.
      const response = await this.page.request.get(url);
      bodies.push(await response.body());
    }
    this.urls.clear();
    return {
      raw: sum(bodies.map(({ length }) => length)),
      gzip: sum(bodies.map((body) => gzipSync(body).length)),
    };
  }
}

/** Keeps what a test measured of a project, for the script that runs the tests. */
export function keepMeasured(name: string, measured: ProjectInBrowser): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify(measured));
}

/** @returns what the last run measured of a project. */
export function lastMeasured(name: string): ProjectInBrowser {
  return JSON.parse(readFileSync(fileOf(name), 'utf8')) as ProjectInBrowser;
}

function fileOf(name: string): string {
  return path.join(folder, `${name}.json`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
