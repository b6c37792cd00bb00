import type { Problem } from '../sample';
import { sampleAt } from '../program/assemble';
import type { Program } from '../program/programs';
import { checkedFiles, type CheckedFile } from './checked-files';
import { compile, type Diagnostic } from './compile';
import { floatingPromise } from './floating-promises';

/** TypeScript's codes for a name that is declared twice. */
const redeclarations = [2300, 2451];
/** TypeScript's codes for a name that a package does not export. */
const missingExports = [2305, 2724, 2614];
/** TypeScript's codes for a name that an object does not have, with and without a similar one. */
const missingProperties = [2339, 2551];

/**
 * Type-checks programs on a release.
 *
 * @param folder absolute path of the release's folder, see release-folder.ts
 * @returns what is wrong with each program; a program that is right has no entry
 */
export function typeProblems(
  programs: readonly Program[],
  folder: string,
): Map<Program, Problem[]> {
  const found = new Map<Program, Problem[]>();
  const results = compile(programs.flatMap(checkedFiles), folder);
  for (const [file, { diagnostics, floating }] of results) {
    const problems = file.failing
      ? expectedErrorProblems(file, diagnostics)
      : [
          ...diagnostics.map((diagnostic) => problemOf(file, diagnostic)),
          ...floating.map((line) => ({
            page: file.program.page,
            line,
            message: floatingPromise,
          })),
        ];
    if (problems.length > 0) {
      found.set(file.program, [
        ...(found.get(file.program) ?? []),
        ...problems,
      ]);
    }
  }
  return found;
}

function problemOf({ program }: CheckedFile, diagnostic: Diagnostic): Problem {
  const { line } = diagnostic;
  return { page: program.page, line, message: explain(diagnostic) };
}

function explain({ code, message, exported }: Diagnostic): string {
  const error = `TypeScript error ${code}: ${message}`;
  if (redeclarations.includes(code)) {
    return `${error}\nBlocks of a page are one program. Use another name, or the flag fresh to start a new program.`;
  }
  if (exported) {
    return `${error}\nThe package exports it: import { ${exported} } from 'o1js';`;
  }
  const isOfPackage = /'typeof import\(".*\/o1js\/.*"\)'/.test(message);
  if (
    missingExports.includes(code) ||
    (missingProperties.includes(code) && isOfPackage)
  ) {
    return `${error}\nThis release does not have it: write what a user of this release would write.`;
  }
  return error;
}

/** Compares the errors of a block with the ones its `// @errors:` states. */
function expectedErrorProblems(
  file: CheckedFile,
  diagnostics: readonly Diagnostic[],
): Problem[] {
  const { failing: sample, program } = file;
  if (!sample) return [];
  const actual = diagnostics.filter(({ line }) => sampleAt([sample], line));
  const missing = sample.expectedErrors.filter(
    (code) => !actual.some((diagnostic) => diagnostic.code === code),
  );
  return [
    ...actual
      .filter(({ code }) => !sample.expectedErrors.includes(code))
      .map((diagnostic) => problemOf(file, diagnostic)),
    ...missing.map((code) => ({
      page: program.page,
      line: sample.startLine,
      message: `The block is expected to have TypeScript error ${code}, which it does not have. ${
        actual.length > 0
          ? `It has: ${actual.map((d) => d.code).join(', ')}.`
          : 'It compiles.'
      }`,
    })),
  ];
}
