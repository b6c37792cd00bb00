import { executedChecks, type Sample } from '../sample';
import type { PageSamples } from '../parse/samples-of-page';
import { importedFiles } from './local-files';

/** Blocks of a page that form one module, or one test file. */
export interface Program {
  kind: 'module' | 'test';
  /** File and line of the first block. They identify the program. */
  file: string;
  line: number;
  samples: Sample[];
  /** Titled blocks above a test block that it imports as the files they are. */
  files: Sample[];
}

/**
 * Groups the blocks of a page: each program is what a reader has typed from
 * one `fresh` block to the next. A test block is a program by itself, and so is a check
 * that is `fresh`: the visible blocks below it continue the page's program.
 */
export function programsOf({
  samples,
}: Pick<PageSamples, 'samples'>): Program[] {
  const programs: Program[] = [];
  let current: Program | undefined;
  for (const [index, sample] of samples.entries()) {
    const isTest = sample.check === 'test';
    const isFresh = sample.flags.includes('fresh');
    const standsAlone = isTest || (sample.isCheck && isFresh);
    if (!isTest && current && !isFresh) {
      current.samples.push(sample);
      continue;
    }
    const program: Program = {
      kind: isTest ? 'test' : 'module',
      file: sample.file,
      line: sample.startLine,
      samples: [sample],
      files: isTest ? importedFiles(sample, samples.slice(0, index)) : [],
    };
    programs.push(program);
    if (!standsAlone) current = program;
  }
  return programs;
}

/**
 * Calls that have another result if o1js was used before in the process. The
 * last one compiles a foreign field: with an empty cache, WebAssembly's memory
 * isn't enough for it after other circuits.
 */
const firstUse =
  /\bsetBackend\(|bindings are not initialized|throws assert_equal: 0 != 1/;

/** @returns true if the code needs a process in which o1js was not used before */
export function isFirstUse(code: string): boolean {
  return firstUse.test(code);
}

/** @returns true if the program needs a process in which o1js was not used before */
export function needsOwnProcess({ samples }: Program): boolean {
  return samples.some(({ code }) => isFirstUse(code));
}

/** @returns the blocks that are executed in some form: not only compiled. */
export function executedSamples({ samples }: Program): Sample[] {
  return samples.filter(({ check }) => executedChecks.includes(check));
}
