import { dataFile } from './data-file';
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

export const {
  fileOf: browserFile,
  read: readBrowserFigures,
  write: writeBrowserFigures,
} = dataFile<ProjectInBrowser>('browser');
