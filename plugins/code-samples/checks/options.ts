import type { Program } from '../program/programs';
import { defaultLimits, type Limits } from '../run/limits';

/** The scope of a run of the checks. */
export interface CheckOptions {
  /** Absolute path of the folder that holds `docs`. */
  siteFolder: string;
  /** Pages or folders to check, relative to `siteFolder`; all when empty. */
  pages: string[];
  /** Runs scripts that make proofs too. */
  prove: boolean;
  /** Runs each script in its own process. */
  isolate?: boolean;
  /** Absolute path of the folder of caches, one of which has the passed scripts. Without it, all scripts run. */
  keep?: string;
  /** Runs only scripts that make proofs, with the WebAssembly prover. */
  wasm?: boolean;
  /** The purpose of the run, if it does not check everything. */
  only?: 'record-costs' | 'compare-costs' | 'record-times';
  limits: Limits;
  /** Absolute path of the folder for collected results, if any. */
  resultsFolder?: string;
}

const variable = 'CODE_SAMPLES';

/** Passes the options to the processes that vitest starts. */
export function passOptions(options: CheckOptions): void {
  process.env[variable] = JSON.stringify(options);
}

/** @returns the passed options, with defaults: everything below the current folder */
export function passedOptions(): CheckOptions {
  return {
    siteFolder: process.cwd(),
    pages: [],
    prove: true,
    limits: defaultLimits,
    ...(JSON.parse(process.env[variable] ?? '{}') as Partial<CheckOptions>),
  };
}

/** @returns true if the options cover a page */
export function covers(
  { pages }: { pages: readonly string[] },
  page: string,
): boolean {
  return (
    pages.length === 0 ||
    pages.some((wanted) => page === wanted || page.startsWith(`${wanted}/`))
  );
}

/** @returns true if the purpose of the run needs the script */
export function serves({ only }: CheckOptions, { samples }: Program): boolean {
  if (only === 'record-times') {
    return samples.some(({ check, id }) => check === 'prove' && id);
  }
  return only === undefined || samples.some(({ cost }) => cost);
}

/** @returns true if only one script may prove at a time: because times are recorded, or because the WebAssembly prover needs much memory */
export function provesAlone({ only, wasm }: CheckOptions): boolean {
  return only === 'record-times' || wasm === true;
}
