import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { copiesOf, textOf, type Copy } from '../program/copies';
import type { PageSamples } from '../parse/samples-of-page';
import type { Problem } from '../sample';
import { errorsIn, hostOf } from './compile';

/** A file that a reader has after copying blocks into it. */
interface CopiedFile {
  name: string;
  copies: Copy[];
}

/**
 * Protects readers who paste: copies each block of each page in order into the project
 * of the page *Set up a project*, and compiles the files with its tsconfig.json.
 *
 * @param pages with their samples
 * @param project absolute path of the folder with tsconfig.json
 * @returns an error for each line that does not compile, unless the block states it
 */
export function copyProblems(
  pages: readonly Pick<PageSamples, 'page' | 'samples'>[],
  project: string,
): Problem[] {
  const { config } = ts.readConfigFile(
    path.join(project, 'tsconfig.json'),
    (file) => readFileSync(file, 'utf8'),
  ) as { config: { compilerOptions: object } };
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, noEmit: true },
    project,
  );
  const files = pages.flatMap(({ page, samples }) =>
    filesOf(samples, path.posix.join(project, page)),
  );
  const texts = new Map(
    files.map(
      ({ name, copies }) => [name, copies.map(textOf).join('\n')] as const,
    ),
  );
  options.moduleDetection = ts.ModuleDetectionKind.Force;
  const program = ts.createProgram(
    [...texts.keys()],
    options,
    hostOf(project, options, texts),
  );
  return files.flatMap(({ name, copies }) => {
    const file = program.getSourceFile(name)!;
    const expected = copies.flatMap(({ sample }) => sample.expectedErrors);
    return errorsIn(file, program)
      .filter(({ code }) => !expected.includes(code))
      .map(({ line, code, message }) =>
        problemAt(copies, line - 1, `TS${code}: ${message}`),
      );
  });
}

/** @returns the files of a page. A block with an expected error is a file of its own, with the blocks above. */
function filesOf(
  samples: PageSamples['samples'],
  folder: string,
): CopiedFile[] {
  const copies = copiesOf(samples.filter(({ isCheck }) => !isCheck));
  const compiling = (name: string) =>
    copies.filter(
      ({ file, sample }) => file === name && sample.check !== 'compile-error',
    );
  const names = new Set(copies.map(({ file }) => file));
  return [
    ...Array.from(names, (file) => ({ name: file, copies: compiling(file) })),
    ...copies
      .filter(({ sample }) => sample.check === 'compile-error')
      .map((copy) => ({
        name: `error-${copy.sample.startLine}-${copy.file}`,
        copies: [
          ...compiling(copy.file).filter(
            ({ sample }) => sample.startLine < copy.sample.startLine,
          ),
          copy,
        ],
      })),
  ].map(({ name, copies }) => ({
    name: path.posix.join(folder, name),
    copies,
  }));
}

function problemAt(
  copies: readonly Copy[],
  lineOfFile: number,
  text: string,
): Problem {
  let line = lineOfFile;
  const copy =
    copies.find(({ lines }) => (line -= lines.length) < 0) ?? copies.at(-1)!;
  const at = copy.lines.at(line)?.text.trim() ?? '';
  const { file, startLine } = copy.sample;
  return {
    page: file,
    line: startLine,
    message: `Copied into ${copy.file}, this block does not compile. At \`${at}\`: ${text}`,
  };
}
