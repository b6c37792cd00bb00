import os from 'node:os';
import { dataFile, type Recorded } from './data-file';

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
export interface SampleTimes extends Measured {
  machine: Machine;
  backend: Backend;
  /** The same with the WebAssembly prover, measured after the native one. */
  wasm?: Measured;
}

/** Measured times of a release. They are never compared. */
export type Times = Recorded<SampleTimes>;

export const { read: readTimes, update: updateTimes } =
  dataFile<SampleTimes>('times');

/** @returns this machine. */
export function thisMachine(): Machine {
  return {
    cpu: os.cpus()[0]?.model.trim() ?? os.arch(),
    cores: os.availableParallelism(),
    node: process.versions.node,
  };
}
