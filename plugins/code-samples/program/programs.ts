import type { Sample } from '../sample';
import type { PageSamples } from '../parse/samples-of-page';
import { assemble } from './assemble';
import { importedFiles } from './local-files';

/** Blocks of a page that form one module, or one test file. */
export interface Program {
  page: string;
  docsVersion: string;
  kind: 'module' | 'test';
  /** Line of the first block; with `page` it identifies the program. */
  line: number;
  samples: Sample[];
  /** Titled blocks above a test block that it imports as the files they are. */
  files: Sample[];
}

/** A file that a program is compiled and run from. */
export interface ProgramFile {
  /** Path below the release's folder. */
  name: string;
  /** TypeScript, line by line at the place it has in the Markdown. */
  text: string;
}

/**
 * Groups the blocks of a page: each program is what a reader has typed from
 * one `fresh` block to the next. Test blocks stand alone, and so do claims
 * that are `fresh`: the visible blocks below them go on with their own program.
 */
export function programsOf({
  samples,
}: Pick<PageSamples, 'samples'>): Program[] {
  const programs: Program[] = [];
  let current: Program | undefined;
  for (const [index, sample] of samples.entries()) {
    const isTest = sample.check === 'test';
    const standsAlone = isTest || (sample.claims && sample.fresh);
    if (!isTest && current && !sample.fresh) {
      current.samples.push(sample);
      continue;
    }
    const program: Program = {
      page: sample.page,
      docsVersion: sample.docsVersion,
      kind: isTest ? 'test' : 'module',
      line: sample.startLine,
      samples: [sample],
      files: isTest ? importedFiles(sample, samples.slice(0, index)) : [],
    };
    programs.push(program);
    if (!standsAlone) current = program;
  }
  return programs;
}

/** @returns whether the program makes a proof. */
export function proves({ samples }: Program): boolean {
  return samples.some(({ check }) => check === 'prove');
}

/** Calls that must be the first use of o1js in a process. */
const firstUse = /\bsetBackend\(|bindings are not initialized/;

/** @returns whether the program has to be the first of a process. */
export function comesFirst({ samples }: Program): boolean {
  return samples.some(({ code }) => firstUse.test(code));
}

/** @returns whether the program starts others. */
export function startsProcesses({ samples }: Program): boolean {
  return samples.some(({ code }) =>
    /['"](?:node:)?child_process['"]/.test(code),
  );
}

/** @returns the blocks that are executed in some form: not only compiled. */
export function executedSamples({ samples }: Program): Sample[] {
  return samples.filter(
    ({ check }) => check !== 'typecheck' && check !== 'compile-error',
  );
}

/** @returns a file name for the program, without extension, that leads back to its page: `docs/basic-types/field.mdx.L12`. */
export function programName({ page, line }: Program): string {
  return `${page}.L${line}`;
}

/** @returns the vitest file of a test block, and the files that it imports, in a folder of their own. */
export function testFiles(program: Program): [ProgramFile, ...ProgramFile[]] {
  const folder = programName(program);
  return [
    { name: `${folder}/page.test.ts`, text: assemble(program.samples) },
    ...program.files.map((file) => ({
      name: `${folder}/${file.title ?? ''}`,
      text: assemble([file]),
    })),
  ];
}
