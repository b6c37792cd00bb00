import type { Circuit } from '@o1js-docs/samples/measure/circuitCost';
import type { RunPlan } from '@o1js-docs/samples/run/report';

/** The files of a release that a run needs. */
export interface ReleaseFiles {
  o1js: string;
  /** Its gzipped web bundle, and the size in bytes. */
  bundle: { file: string; bytes: number };
  /** The script of the worker in which programs run. */
  worker: string;
  /** Addresses of explanations on the page of common errors, by a part of the error message. */
  errors: [message: string, address: string][];
}

/** The data for running a page's samples in the browser. Each page has one file, which is loaded when a reader presses Run. */
export interface RunData extends ReleaseFiles {
  programs: RunProgram[];
  /** The blocks with a Run button. */
  blocks: RunBlock[];
}

/** A program whose proofs the site verifies. One file per verification key. */
export interface KnownProgram extends ReleaseFiles {
  /** The variable that holds it. */
  program: string;
  /** The page that shows it: its title, and its address below the site's base. */
  title: string;
  route: string;
  /** What a proof means. `{0}` is the first public number. */
  claim?: string;
  /** The data of the verification key. */
  key: string;
}

/** A program of the page, as JavaScript. */
export interface RunProgram {
  /** The code, split after each block: the first three parts are the program up to its third block. */
  parts: { code: string; lines: number[] }[];
  /** The outputs that comments expect, at lines of the Markdown. */
  results: RunPlan['results'];
  /** The blocks of the program, by lines of the Markdown. */
  samples: Omit<RunPlan['samples'][number], 'timed'>[];
}

/** A block with a Run button. */
export interface RunBlock {
  /** The program compiles or proves, for which it needs threads. */
  proves?: boolean;
  /** Seconds that its steps took when they were measured. */
  times?: Record<string, number>;
  /** `textHash` of the visible text. The page may be older than this file. */
  hash: number;
  startLine: number;
  /** For each visible line, its index among all lines of the block. */
  shownLines: readonly number[];
  /** Index of the program that Run starts, and of its last part. */
  program: number;
  part: number;
  /** The recorded circuits of the block. */
  circuits?: Record<string, Circuit>;
}

/** A program, ready to run. Its lines are those of the Markdown, or of the editor. */
export interface CompiledProgram {
  job: RunJob;
  /** For each line of the code, its line in the source, or 0 if there is none. */
  lines: number[];
  /** Number of lines that the instrumentation adds above the program. */
  offset?: number;
}

/** A program that the worker runs. */
export interface RunJob {
  code: string;
  results: RunPlan['results'];
  samples: RunProgram['samples'];
  /** Reports the times of its proofs. */
  timed?: boolean;
  /** Seconds until it is stopped, if one minute is too short. */
  seconds?: number;
  /** JavaScript of a module with a `check` of the course, which gets the exports of the program. */
  check?: string;
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
  /** `compile`, `verify` or a method that proves begins, e.g. `Add.compile`. */
  | ['step', step: string]
  /** It has ended. */
  | ['time', step: string, seconds: number]
  /** The verification key of a program, and a proof of it as JSON. */
  | ['proof', key: string, proof: string]
  /** The outcome of the check. Without rows, `limit` is 0. */
  | ['outcome', state: string, message: string, rows: number, limit: number]
  /** Line of the code that ran, or 0; line of the Markdown at which a statement began. */
  | ['error', codeLine: number, line: number, message: string]
  | ['finished', how: RunEnd];

/** The reason why a run ended. */
export type RunEnd =
  'ended' | 'stopped' | 'too long' | 'too much output' | 'crashed';

/** A message from the page to the frame. */
export type ToFrame = { run: number; job: RunJob } | 'stop' | 'end' | 'ping';

/** A message from the frame to the page. */
export type FromFrame = { run: number; event: RunEvent } | 'pong';

/** The files of a release that a reader's program needs. */
export interface CompilerFiles extends ReleaseFiles {
  /** The script that compiles a reader's program, in the same folder. */
  compiler: string;
  /** Files of declarations of the release and of TypeScript. */
  declarations: string[];
}

/** A step of the course. One file per step, loaded with the first Check. */
export interface StepFile extends CompilerFiles {
  /** For each part of the step, JavaScript of a module with its `check`. */
  checks: string[];
}

/** A program of a guide, including hidden code. One file per guide, loaded when a reader selects a program. */
export interface GuideProgram {
  /** Its TypeScript by block, each with its line in the Markdown. */
  blocks: { line: number; code: string }[];
  /** Measured seconds by step, e.g. `Add.compile`. */
  times?: Record<string, number>;
}

/** An error of the compiler, at a line of the editor, from 1. */
export interface CompileProblem {
  line: number;
  message: string;
}

/** A request to the compiler's worker. */
export interface CompileRequest {
  code: string;
  /** Addresses of declarations. If present, the worker checks the types and compiles nothing. */
  declarations?: string[];
  /** An offset in the code. If present, the worker lists the names that fit there. */
  offset?: number;
}

export type CompileAnswer =
  | { program: CompiledProgram }
  | { problems: CompileProblem[] }
  | { completions: string[] }
  | { failed: string };
