import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import type { Backend, Measured } from '../measure/times';
import type { CircuitCost } from '../run/report';
import type { Sample } from '../sample';

/** The outcome of one sample. */
export type Outcome =
  | 'passed'
  /** Not run: it passed before, and nothing that it depends on has changed. */
  | 'kept'
  | 'failed'
  /** A block above it failed. */
  | 'unreached';

export interface SampleResult {
  sample: Sample;
  outcome: Outcome;
  /** True if its script failed in a shared process and passed in its own. */
  retried: boolean;
  circuits: Record<string, CircuitCost>;
  backend: Backend;
  measured: Measured;
  /** The same with the WebAssembly prover, if it ran for comparison. */
  wasm?: Measured;
}

/** Saves results in a file, because vitest's processes and the command share them. */
export function saveResults(
  folder: string,
  name: string,
  results: SampleResult[],
): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(results));
}

/** @returns all saved results in a folder */
export function loadResults(folder: string): SampleResult[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap(
    (file) =>
      JSON.parse(
        readFileSync(path.join(folder, file), 'utf8'),
      ) as SampleResult[],
  );
}
