import { statSync } from 'node:fs';
import path from 'node:path';
import { describeProblem, type Problem } from '../sample';

/** Problems as vitest prints them: the message, and the lines of the Markdown. */
class SampleFailure extends Error {
  override name = 'SampleFailure';

  constructor(
    problems: readonly Problem[],
    release: string,
    siteFolder: string,
  ) {
    super(
      problems.map((problem) => describeProblem(problem, release)).join('\n\n'),
    );
    // In place of the checker's own stack: the line that is wrong.
    const [{ page, line } = { page: '', line: 1 }] = problems;
    const file = path.join(siteFolder, page);
    const frame = statSync(file, { throwIfNoEntry: false })?.isFile()
      ? `\n    at ${file}:${line}:1`
      : '';
    this.stack = `${this.name}: ${this.message}${frame}`;
  }
}

/** @throws SampleFailure when there are problems */
export function failOn(
  problems: readonly Problem[],
  release: string,
  siteFolder: string,
): void {
  if (problems.length > 0) {
    throw new SampleFailure(problems, release, siteFolder);
  }
}
