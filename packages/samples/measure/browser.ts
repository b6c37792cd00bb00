import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { readData, writeData } from './data-file';
import type { Machine } from './times';

/** The size of a download. */
export interface Bytes {
  raw: number;
  gzip: number;
}

/** Recorded costs of an example project in a browser. */
export interface ProjectInBrowser {
  browser: string;
  machine: Machine;
  /** `page`: until the page is shown; `prover`: what the worker loads. */
  downloads: Record<string, Bytes>;
  /** Seconds by stage, as the app shows them. */
  stages: Record<string, number>;
}

/** Example projects in a browser, by name. */
export interface BrowserFigures {
  o1js: string;
  samples: Record<string, ProjectInBrowser>;
}

/** @returns the committed file of a release, relative to the site's root. */
export function browserFile(release: Release): string {
  return `${docsFolder(release)}/_measured/browser.json`;
}

/** @returns the committed figures; none when nothing is recorded yet. */
export function readBrowserFigures(
  release: Release,
  siteFolder: string,
): BrowserFigures {
  const none = { o1js: '', samples: {} };
  return readData(siteFolder, browserFile(release)) ?? none;
}

/** Writes the figures of a release. */
export function writeBrowserFigures(
  release: Release,
  siteFolder: string,
  figures: BrowserFigures,
): void {
  writeData(siteFolder, browserFile(release), figures);
}
