/** What is done with a sample, from the strongest check to the weakest. */
export type Check =
  'prove' | 'run' | 'test' | 'analyze' | 'compile-error' | 'typecheck';

/** Checks that execute the sample; the share of these has a floor. */
export const executedChecks: readonly Check[] = ['run', 'prove', 'test'];

/** One fenced `ts` block of a page: the shape that every part of the plugin works on. */
export interface Sample {
  /** The page, relative to the site's root, e.g. `docs/basic-types/field.mdx`. */
  page: string;
  /** Docusaurus' name of the docs version the page belongs to. */
  docsVersion: string;
  /** Lines of the code in the Markdown file, first to last, without the fences. */
  startLine: number;
  endLine: number;
  /** The code as it stands in the Markdown, notation included. */
  code: string;
  /** What the reader sees. */
  visible: string;
  /** The line of `code`, from 0, that each line of `visible` is. */
  shownLines: readonly number[];
  /** Set-up that is compiled and run, but not shown. */
  hidden: string;
  check: Check;
  /** Why the check is weaker than running; only for `typecheck` and `analyze`. */
  reason?: string;
  /** TypeScript error codes that the block must produce; empty for code that compiles. */
  expectedErrors: readonly number[];
  /** Words of the page that the block checks; such a block is not shown. */
  claims?: readonly string[];
  /** Whether the block starts a new program. */
  fresh: boolean;
  /** Whether the cost of the block's circuits is recorded and shown. */
  cost: boolean;
  /** Whether its times are measured with the WebAssembly prover as well as the native one. */
  wasm: boolean;
  /** Whether a statement of its program may take longer than others do. */
  slow: boolean;
  /** The name by which costs and times are referred to; unique in a release. */
  id?: string;
  /** The file name above the block. Other blocks of the page may import the file. */
  title?: string;
}

/** Something that is wrong with a page, at a line of its Markdown. */
export interface Problem {
  page: string;
  line: number;
  message: string;
}

/** @returns the problem in the form in which it is printed: `page:line`, then what is wrong. */
export function describeProblem(problem: Problem, release?: string): string {
  const where = `${problem.page}:${problem.line}`;
  return `${where}${release ? ` [o1js ${release}]` : ''}\n${problem.message}`;
}

/** @returns the blocks that readers see. */
export function shownSamples(samples: readonly Sample[]): Sample[] {
  return samples.filter(({ claims }) => !claims);
}
