import { pushToMap } from '@o1js-docs/project/push-to-map';
import type { Problem } from '../sample';
import type { Program } from '../program/programs';
import { checkedFiles, type CheckedFile } from './checked-files';
import {
  compile,
  unknownNames,
  type CompileTarget,
  type Diagnostic,
} from './compile';
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
 * @returns the problems of each program that has some
 */
export function typeProblems(
  programs: readonly Program[],
  target: CompileTarget,
): Map<Program, Problem[]> {
  const found = new Map<Program, Problem[]>();
  const results = compile(programs.flatMap(checkedFiles), target);
  for (const [file, { diagnostics, floating }] of results) {
    const problems = file.failing
      ? expectedErrorProblems(file, diagnostics)
      : [
          ...diagnostics.map((diagnostic) => problemOf(file, diagnostic)),
          ...floating.map((line) => ({
            ...placeOf(file, line),
            message: floatingPromise,
          })),
        ];
    for (const problem of problems) pushToMap(found, file.program, problem);
  }
  return found;
}

function problemOf(file: CheckedFile, diagnostic: Diagnostic): Problem {
  return { ...placeOf(file, diagnostic.line), message: explain(diagnostic) };
}

function placeOf(
  { script, program }: CheckedFile,
  line: number,
): Pick<Problem, 'page' | 'line'> {
  const origin = script.lines[line - 1];
  return origin
    ? { page: origin.sample.file, line: origin.line }
    : { page: program.file, line: program.line };
}

function explain({ code, message, about, isExported }: Diagnostic): string {
  const error = `TypeScript error ${code}: ${message}`;
  if (redeclarations.includes(code)) {
    return `${error}\nThe blocks of a page are one program. Use another name, or start a new program with the flag fresh.`;
  }
  if (isExported) {
    return `${error}\nThe package exports it: import { ${about} } from 'o1js';`;
  }
  if (unknownNames.includes(code)) {
    return `${error}\nA reader who copies the page gets this error, too. Import the name, or declare it in this block or one above.`;
  }
  const isOfPackage =
    /'typeof import\(".*\/node_modules\/o1js[^/]*\/.*"\)'/.test(message);
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
  const { failing: sample, script } = file;
  if (!sample) return [];
  const actual = diagnostics.filter(
    ({ line }) => script.lines[line - 1]?.sample === sample,
  );
  const missing = sample.expectedErrors.filter(
    (code) => !actual.some((diagnostic) => diagnostic.code === code),
  );
  return [
    ...actual
      .filter(({ code }) => !sample.expectedErrors.includes(code))
      .map((diagnostic) => problemOf(file, diagnostic)),
    ...missing.map((code) => ({
      page: sample.file,
      line: sample.startLine,
      message: `The block is expected to have TypeScript error ${code}, which it does not have. ${
        actual.length > 0
          ? `It has: ${actual.map((d) => d.code).join(', ')}.`
          : 'It compiles.'
      }`,
    })),
  ];
}
