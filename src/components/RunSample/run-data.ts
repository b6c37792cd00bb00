import type { Circuit } from '@site/src/text/circuitCost';

/** The data for running a page's samples in the browser. Each page has one file, which is loaded when a reader presses Run. */
export interface RunData {
  /** The release that the page documents. */
  o1js: string;
  /** Its gzipped web bundle, and the size in bytes. */
  bundle: { file: string; bytes: number };
  /** The script of the worker in which programs run. */
  worker: string;
  /** Addresses of explanations on the page of common errors, by a part of the error message. */
  errors: [message: string, address: string][];
  programs: RunProgram[];
  /** The visible `ts` blocks of the page, in order. */
  blocks: RunBlock[];
}

/** A program of the page, as JavaScript. */
export interface RunProgram {
  /** The code, split after each block: the first three parts are the program up to its third block. */
  parts: { code: string; lines: number[] }[];
  /** The outputs that comments expect, at lines of the Markdown. */
  results: ExpectedOutput[];
  /** The blocks of the program, by lines of the Markdown. */
  samples: { startLine: number; endLine: number; cost: boolean }[];
}

/** An output that a comment expects. */
export interface ExpectedOutput {
  kind: 'value' | 'printed' | 'throws';
  text: string;
  line: number;
}

/** A block that the page shows. */
export interface RunBlock {
  /** `textHash` of the visible text. */
  hash: number;
  startLine: number;
  /** For each visible line, its index among all lines of the block. */
  shownLines: readonly number[];
  /** The program that Run starts, and its last part. Undefined if the block does not run in the page. */
  run?: { program: number; part: number };
  /** True if Run opens the playground, because the block makes proofs. */
  proves?: true;
  /** The recorded circuits of the block. */
  circuits?: Record<string, Circuit>;
}

/** A program that the worker runs. */
export interface RunJob {
  code: string;
  results: ExpectedOutput[];
  samples: RunProgram['samples'];
  /** Reports the times of its proofs. */
  timed?: boolean;
  /** Seconds until it is stopped, if one minute is too short. */
  seconds?: number;
}

/** An event of a run. The running program can forge any of them. */
export type RunEvent =
  /** o1js is loaded, and the program starts. */
  | ['running']
  | ['printed', line: number, text: string]
  /** The actual output at a comment with an expected output, and whether it matches. */
  | ['result', index: number, actual: string, matches: boolean]
  /** The gates as JSON, see `circuitOfRun`. */
  | ['circuit', startLine: number, name: string, rows: number, gates: string]
  /** The duration of `compile`, `verify` or a method that proves, e.g. `Add.compile`. */
  | ['time', step: string, seconds: number]
  /** Line of the code that ran, or 0; line of the Markdown at which a statement began. */
  | ['error', codeLine: number, line: number, message: string]
  | ['finished', how: RunEnd, message: string];

/** The reason why a run ended. */
export type RunEnd =
  'ended' | 'stopped' | 'too long' | 'too much output' | 'crashed';

/** A message from the page to the frame. */
export type ToFrame = { run: number; job: RunJob } | 'stop' | 'ping';

/** A message from the frame to the page. */
export type FromFrame = { run: number; event: RunEvent } | 'pong';
