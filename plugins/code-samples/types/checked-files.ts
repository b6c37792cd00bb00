import type { Sample } from '../sample';
import { assemble } from '../program/assemble';
import { programName, testFiles, type Program } from '../program/programs';

/** One file given to TypeScript. */
export interface CheckedFile {
  /** Relative to the release's folder. */
  name: string;
  text: string;
  program: Program;
  /** The block with the file's expected errors. Undefined for the main file of a script. */
  failing?: Sample;
}

/**
 * Lays a program out for the type check. A block that must not compile is a
 * file of its own, with the blocks above it: nothing of it is carried on.
 */
export function checkedFiles(program: Program): CheckedFile[] {
  if (program.kind === 'test') {
    return testFiles(program).map((file) => ({ ...file, program }));
  }
  const name = programName(program);
  const compiling = program.samples.filter(isCompiling);
  const main = {
    name: `${name}.ts`,
    text: assemble(compiling),
    program,
  };
  const failing = program.samples
    .filter((sample) => !isCompiling(sample))
    .map((sample) => ({
      name: `${name}.error-L${sample.startLine}.ts`,
      text: assemble([
        ...compiling.filter(({ endLine }) => endLine < sample.startLine),
        sample,
      ]),
      program,
      failing: sample,
    }));
  return compiling.length > 0 ? [main, ...failing] : failing;
}

function isCompiling({ check }: Sample): boolean {
  return check !== 'compile-error';
}
