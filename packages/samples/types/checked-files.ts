import path from 'node:path';
import type { Sample } from '../sample';
import { assemble, type Script } from '../program/assemble';
import type { Program } from '../program/programs';

/** One file given to TypeScript. */
export interface CheckedFile {
  /** Relative to the site's root, e.g. `docs/basic-types/field.mdx.L12.ts`. It does not exist on disk. */
  name: string;
  script: Script;
  program: Program;
  /** The block with the file's expected errors. Undefined for the main file of a program. */
  failing?: Sample;
}

/**
 * Lays out a program for the type check. A block with expected errors is a
 * separate file, with the blocks above it: later blocks do not see it.
 */
export function checkedFiles(program: Program): CheckedFile[] {
  const name = `${program.file}.L${program.line}`;
  if (program.kind === 'test') {
    const test = { name: `${name}/page.test.ts`, samples: program.samples };
    const imported = program.files.map((file) => ({
      name: `${name}/${file.title ?? ''}`,
      samples: [file],
    }));
    return [test, ...imported].map(({ name, samples }) => ({
      name,
      script: assemble(samples),
      program,
    }));
  }
  const { samples } = program;
  const compiling = samples.filter(isCompiling);
  const main = { name: `${name}.ts`, script: assemble(compiling), program };
  const failing = samples
    .filter((sample) => !isCompiling(sample))
    .map((sample) => ({
      name: `${name}.error-${path.basename(sample.file)}-L${sample.startLine}.ts`,
      script: assemble([
        ...samples.slice(0, samples.indexOf(sample)).filter(isCompiling),
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
