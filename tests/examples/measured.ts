import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import type {
  Bytes,
  ProjectInBrowser,
} from '../../plugins/code-samples/measure/browser';

const folder = path.resolve(__dirname, '../../.cache/examples');

/** Collects what a page downloads, in parts. */
export class Downloads {
  private readonly responses: Response[] = [];

  constructor(page: Page) {
    page.on('response', (response) => this.responses.push(response));
  }

  /** @returns the size of what came since the last call. */
  async take(): Promise<Bytes> {
    const responses = this.responses.splice(0);
    const bodies = await Promise.all(responses.map((each) => each.body()));
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
