import type { RunData, RunJob } from '@site/src/components/RunSample/run-data';

/** The playground's data about a release. One file, loaded when the page opens. */
export type PlaygroundRelease = Pick<
  RunData,
  'o1js' | 'bundle' | 'worker' | 'errors'
> & {
  /** The script that compiles a reader's program. */
  compiler: string;
  /** Files of declarations of the release and of TypeScript. */
  declarations: string[];
  /** The guides that have programs. */
  guides: PlaygroundGuide[];
};

/** A guide, and its programs, named by the headings above them. */
export interface PlaygroundGuide {
  /** Address below the site's base: `2.5.0/basic-types/field`; empty for the home page. */
  route: string;
  title: string;
  programs: string[];
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

/** A reader's program, ready to run. */
export interface CompiledProgram {
  job: RunJob;
  /** For each line of the code, its line in the editor, or 0 if there is none. */
  lines: number[];
}

/** A request to the compiler's worker. */
export interface CompileRequest {
  number: number;
  code: string;
  /** Addresses of declarations. If present, the worker checks the types and compiles nothing. */
  declarations?: string[];
}

/** The answer to a request with the same number. */
export type CompileAnswer = { number: number } & (
  | { program: CompiledProgram }
  | { problems: CompileProblem[] }
  | { failed: string }
);
