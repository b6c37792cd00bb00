import type { Circuit } from '@site/src/text/circuitCost';

/** What a page's samples need to run in the browser: one file a page, read when Run is pressed. */
export interface RunData {
  /** The release that the page documents. */
  o1js: string;
  /** Its web bundle, gzipped, and the bytes of that. */
  bundle: { file: string; bytes: number };
  /** The script of the worker that programs run in. */
  worker: string;
  /** Messages that the page of common errors explains: a part of the message -> address. */
  errors: [message: string, address: string][];
  programs: RunProgram[];
  /** The `ts` blocks that the page shows, in their order. */
  blocks: RunBlock[];
}

/** A program of the page, as JavaScript. */
export interface RunProgram {
  /** The code, cut behind each block: the first three parts are the program up to its third block. */
  parts: { code: string; lines: number[] }[];
  /** What comments state, at lines of the Markdown. */
  results: StatedResult[];
  /** The blocks of the program, by lines of the Markdown. */
  samples: { startLine: number; endLine: number; cost: boolean }[];
}

/** A result that a comment states. */
export interface StatedResult {
  kind: 'value' | 'printed' | 'throws';
  text: string;
  line: number;
}

/** A block that the page shows. */
export interface RunBlock {
  /** Of the text that is shown, see `textHash`. */
  hash: number;
  startLine: number;
  /** Line of the block, from 0, that each line is which is shown. */
  shownLines: readonly number[];
  /** Which program Run starts, and the last part of it; missing for a block that does not run in the page. */
  run?: { program: number; part: number };
  /** Whether Run opens the playground, because the block makes proofs. */
  proves?: true;
  /** The circuits that the page states for the block. */
  circuits?: Record<string, Circuit>;
}

/** What the worker is told to run. */
export interface RunJob {
  code: string;
  results: StatedResult[];
  samples: RunProgram['samples'];
  /** Whether the times of its proofs are told. */
  timed?: boolean;
  /** Seconds until it is ended, where the usual minute is not enough. */
  seconds?: number;
}

/** What a run tells, in order. All of it may be made up by the program that runs. */
export type RunEvent =
  /** o1js is loaded, and the program begins. */
  | ['running']
  | ['printed', line: number, text: string]
  /** What came where a comment states a result, and whether it is that. */
  | ['result', index: number, came: string, holds: boolean]
  /** The gates as JSON, see `circuitOfRun`. */
  | ['circuit', startLine: number, name: string, rows: number, gates: string]
  /** What `compile`, `verify` or a method that proves took: `Add.compile`. */
  | ['time', step: string, seconds: number]
  /** Line of the code that ran, or 0; line of the Markdown at which a statement began. */
  | ['error', codeLine: number, line: number, message: string]
  | ['finished', how: RunEnd, message: string];

/** How a run ended. */
export type RunEnd =
  'ended' | 'stopped' | 'too long' | 'too much output' | 'crashed';

/** What the page sends to the frame once it runs. */
export type ToFrame = { run: number; job: RunJob } | 'stop' | 'ping';

/** What the frame answers. */
export type FromFrame = { run: number; event: RunEvent } | 'pong';
