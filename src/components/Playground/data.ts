import type { RunData, RunJob } from '@site/src/components/RunSample/run-data';

/** What the playground needs of a release: one file, read when the page opens. */
export type PlaygroundRelease = Pick<
  RunData,
  'o1js' | 'bundle' | 'worker' | 'errors'
> & {
  /** The script that compiles what a reader writes. */
  compiler: string;
  /** Files of declarations: those of the release, and TypeScript's own. */
  declarations: string[];
  /** The guides that have programs. */
  guides: PlaygroundGuide[];
};

/** A guide, and its programs by the headings that they stand below. */
export interface PlaygroundGuide {
  /** Address below the site's base: `2.5.0/basic-types/field`; empty for the home page. */
  route: string;
  title: string;
  programs: string[];
}

/** A program of a guide, with what the page hides: one file a guide, read when it is chosen. */
export interface GuideProgram {
  /** Its TypeScript, block by block, each with its line in the Markdown. */
  blocks: { line: number; code: string }[];
  /** Seconds that steps took when the page was measured: `Add.compile`. */
  times?: Record<string, number>;
}

/** Something that keeps a program from running, at a line of the editor, from 1. */
export interface CompileProblem {
  line: number;
  message: string;
}

/** A program that a reader wrote, ready to run. */
export interface CompiledProgram {
  job: RunJob;
  /** The line of the editor that each line of the code is made from; 0 where there is none. */
  lines: number[];
}

/** What the compiler's worker is asked. */
export interface CompileRequest {
  number: number;
  code: string;
  /** Addresses of declarations: with them the types are checked, and nothing is compiled. */
  declarations?: string[];
}

/** What it answers, under the same number. */
export type CompileAnswer = { number: number } & (
  | { program: CompiledProgram }
  | { problems: CompileProblem[] }
  | { failed: string }
);
