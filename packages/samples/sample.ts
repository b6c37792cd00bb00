/** The check of a sample, from the strongest to the weakest. */
export type Check = 'prove' | 'run' | 'test' | 'compile-error' | 'typecheck';

/** Checks that execute the sample. A minimum share of samples has one of them. */
export const executedChecks: readonly Check[] = ['run', 'prove', 'test'];

/** A fenced `ts` block of a page. */
export interface Sample {
  /** The file that contains the block, relative to the site's root: the page, e.g. `docs/basic-types/field.mdx`, or the file of its checks. */
  file: string;
  /** Lines of the code in `file`, first to last, without the fences. */
  startLine: number;
  endLine: number;
  /** The code in the Markdown, including notation. */
  code: string;
  /** The code that the reader sees. */
  visible: string;
  /** For each line of `visible`, its line in `code`, from 0. */
  shownLines: readonly number[];
  check: Check;
  /** The reason why a block with `typecheck` does not run. */
  reason?: string;
  /** Expected error codes of TypeScript; empty for code that compiles. */
  expectedErrors: readonly number[];
  /** True if the block checks a statement. It comes from the file of checks, and readers do not see it in the page. */
  isCheck: boolean;
  /** True if the block is the start of a reader's task, in `<YourTurn>`. */
  isTask?: true;
  /** The names of its flags, see parse/flags.ts. */
  flags: readonly string[];
  /** Records and shows the cost of the block's circuits. */
  cost: boolean;
  /** What a proof of its program means to who receives it. */
  claim?: string;
  /** Name of its costs and times, unique in a release. */
  id?: string;
  /** File name above the block. Other blocks of the page may import it. */
  title?: string;
}

/** A mistake in a page or in its checks, at a line of the Markdown. */
export interface Problem {
  /** The file, relative to the site's root. */
  page: string;
  line: number;
  message: string;
}

/** @returns the problem as printed text: `page:line`, then the message */
export function describeProblem(problem: Problem, release?: string): string {
  const where = `${problem.page}:${problem.line}`;
  return `${where}${release ? ` [o1js ${release}]` : ''}\n${problem.message}`;
}
