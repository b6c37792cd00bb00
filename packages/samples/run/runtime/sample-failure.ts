import path from 'node:path';

/** The wrong lines of a program. Its stack is the first of them, so that vitest shows the Markdown. */
export class SampleFailure extends Error {
  override name = 'SampleFailure';

  /**
   * @param problems each with its place in the first line: `docs/basic-types/field.mdx:12`
   * @param siteFolder absolute path of the folder that the places are relative to
   * @param cause the error that ended the program, if any
   */
  constructor(
    problems: readonly string[],
    siteFolder: string,
    cause?: unknown,
  ) {
    super(problems.join('\n\n'), { cause });
    const [place = ''] = problems[0]?.split('\n') ?? [];
    this.stack = `${this.name}: ${this.message}\n    at ${path.join(siteFolder, place)}:1`;
  }
}

/** @throws SampleFailure with problems that were found before the program runs */
export function failOn(problems: readonly string[], siteFolder: string): never {
  throw new SampleFailure(problems, siteFolder);
}
