import os from 'node:os';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { readData, writeData } from './data-file';

/** The machine on which times were measured. */
export interface Machine {
  cpu: string;
  cores: number;
  node: string;
}

/** The two provers of o1js. */
export type Backend = 'native' | 'wasm';

/** Times of one run of a sample. */
export interface Measured {
  /** Seconds by step: `Add.compile` (with an empty cache), `Add.run.prove`, `Add.verify`. */
  steps: Record<string, number>;
  /** The most memory that the process of the sample's program took. */
  megabytes: number;
}

/** Recorded times of one sample. */
export interface SampleTimes {
  machine: Machine;
  backend: Backend;
  steps: Measured['steps'];
  /** Unknown of samples that were measured before memory was. */
  megabytes?: number;
  /** The same with the WebAssembly prover, measured after the native one. */
  wasm?: Measured;
}

/** Measured times of a release, by the id of the sample. They are never compared. */
export interface Times {
  o1js: string;
  samples: Record<string, SampleTimes>;
}

/** @returns the committed file of a release, relative to the site's root. */
function timesFile(release: Release): string {
  return `${docsFolder(release)}/_measured/times.json`;
}

/** @returns the committed times; none when nothing is recorded yet. */
export function readTimes(release: Release, siteFolder: string): Times {
  return readData(siteFolder, timesFile(release)) ?? { o1js: '', samples: {} };
}

/** Writes the times of a release. */
export function writeTimes(
  release: Release,
  siteFolder: string,
  times: Times,
): void {
  writeData(siteFolder, timesFile(release), times);
}

/** @returns this machine. */
export function thisMachine(): Machine {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? os.arch(),
    cores: os.availableParallelism(),
    node: process.versions.node,
  };
}
