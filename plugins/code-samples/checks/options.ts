import type { Program } from '../program/programs';
import { defaultLimits, type Limits } from '../run/limits';

/** What a run of the checks covers. */
export interface CheckOptions {
  /** Absolute path of the folder that holds `docs`. */
  siteFolder: string;
  /** Pages or folders to check, relative to `siteFolder`; all when empty. */
  pages: string[];
  /** Whether programs that make proofs run. */
  prove: boolean;
  /** Whether each program runs in a process of its own. */
  isolate?: boolean;
  /** Absolute path of the folder of programs that passed, which are left out while nothing that counts differs; without it all run. */
  keep?: string;
  /** Whether only programs that make proofs run, and with the WebAssembly prover. */
  wasm?: boolean;
  /** What the run is for, when it is not to check everything. */
  only?: 'record-costs' | 'compare-costs' | 'record-times';
  limits: Limits;
  /** Absolute path of the folder in which results are collected, if they are. */
  resultsFolder?: string;
}

const variable = 'CODE_SAMPLES';

/** Hands the options to the processes that vitest starts. */
export function passOptions(options: CheckOptions): void {
  process.env[variable] = JSON.stringify(options);
}

/** @returns the options that were handed on, or the defaults: everything below the current folder. */
export function passedOptions(): CheckOptions {
  return {
    siteFolder: process.cwd(),
    pages: [],
    prove: true,
    limits: defaultLimits,
    ...(JSON.parse(process.env[variable] ?? '{}') as Partial<CheckOptions>),
  };
}

/** @returns whether the options cover a page. */
export function covers(
  { pages }: { pages: readonly string[] },
  page: string,
): boolean {
  return (
    pages.length === 0 ||
    pages.some((wanted) => page === wanted || page.startsWith(`${wanted}/`))
  );
}

/** @returns whether a program is of use for what the run is for. */
export function serves({ only }: CheckOptions, { samples }: Program): boolean {
  if (only === 'record-times') {
    return samples.some(({ check, id }) => check === 'prove' && id);
  }
  return only === undefined || samples.some(({ cost }) => cost);
}

/** @returns whether a program that makes proofs has the machine to itself: its times are recorded, or a prover in WebAssembly takes much memory. */
export function provesAlone({ only, wasm }: CheckOptions): boolean {
  return only === 'record-times' || wasm === true;
}
