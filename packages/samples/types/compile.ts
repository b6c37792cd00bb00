import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { attackersFile } from '../program/attackers';
import { compilerOptions } from './compiler-options';
import type { CheckedFile } from './checked-files';
import { floatingPromises } from './floating-promises';

/** The release that samples are compiled on. */
export interface CompileTarget {
  /** Absolute path of the folder that holds `docs` and node_modules. */
  siteFolder: string;
  /** Absolute path of the package that `o1js` is. */
  packageFolder: string;
}

/** An error of TypeScript in a file. */
export interface Diagnostic {
  /** Line of the file, from 1. */
  line: number;
  code: number;
  message: string;
  /** The code that it is about. */
  about: string;
  /** True if it is about a name that o1js exports. */
  isExported: boolean;
}

/** The diagnostics of a file, and the lines of its promises that nothing awaits. */
export interface Compiled {
  diagnostics: Diagnostic[];
  floating: number[];
}

/** TypeScript's codes for a name that is declared nowhere, with and without a similar one. */
export const unknownNames = [2304, 2552];

/** Declarations of packages are parsed once, however many programs are checked. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

/**
 * Creates a TypeScript program from files.
 *
 * @returns the program, and a function that gives the parsed file
 */
export function programOfFiles<
  File extends Pick<CheckedFile, 'name' | 'script'>,
>(
  files: readonly File[],
  target: CompileTarget,
): { program: ts.Program; sourceOf: (file: File) => ts.SourceFile } {
  const folder = target.siteFolder;
  const o1js = declarationsOf(target);
  const options = {
    ...ts.convertCompilerOptionsFromJson(compilerOptions, '.').options,
    paths: { o1js: [o1js] },
  };
  const nameOf = (file: File) => path.posix.join(folder, file.name);
  const texts = new Map(
    files.map((file) => [nameOf(file), file.script.text] as const),
  );
  const program = ts.createProgram(
    [o1js, ...texts.keys()],
    options,
    hostOf(folder, options, texts),
  );
  return { program, sourceOf: (file) => program.getSourceFile(nameOf(file))! };
}

function declarationsOf({ packageFolder }: CompileTarget): string {
  return path.posix.join(packageFolder, 'dist/node/index.d.ts');
}

/**
 * Type-checks files on a release, all together.
 *
 * @returns the errors of each file
 */
export function compile(
  files: readonly CheckedFile[],
  target: CompileTarget,
): Map<CheckedFile, Compiled> {
  const { program, sourceOf } = programOfFiles(files, target);
  const checker = program.getTypeChecker();
  const o1js = program.getSourceFile(declarationsOf(target))!;
  const exported = new Set(
    checker
      .getExportsOfModule(checker.getSymbolAtLocation(o1js)!)
      .map(({ name }) => name),
  );
  return new Map(
    files.map((file) => {
      const source = sourceOf(file);
      const diagnostics = errorsIn(source, program).map((each) => ({
        ...each,
        isExported:
          unknownNames.includes(each.code) && exported.has(each.about),
      }));
      const floating = floatingPromises(source, checker);
      return [file, { diagnostics, floating }];
    }),
  );
}

/** @returns the errors of a file */
export function errorsIn(file: ts.SourceFile, program: ts.Program) {
  const found = [
    ...program.getSyntacticDiagnostics(file),
    ...program.getSemanticDiagnostics(file),
  ];
  return found.map(({ start = 0, length = 0, code, messageText }) => ({
    line: file.getLineAndCharacterOfPosition(start).line + 1,
    code,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    about: file.text.slice(start, start + length),
  }));
}

/** A compiler host in which the given files exist, and the attackers in each folder, besides those on disk. */
export function hostOf(
  folder: string,
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  const textOf = (name: string) =>
    path.basename(name) === path.basename(attackersFile)
      ? readFileSync(attackersFile, 'utf8')
      : texts.get(name);
  return {
    ...disk,
    getCurrentDirectory: () => folder,
    directoryExists: (name) =>
      [...texts.keys()].some((file) => file.startsWith(`${name}/`)) ||
      (disk.directoryExists?.(name) ?? false),
    fileExists: (name) => textOf(name) !== undefined || disk.fileExists(name),
    readFile: (name) => textOf(name) ?? disk.readFile(name),
    getSourceFile: (name, target) => {
      const text = textOf(name);
      if (text !== undefined) return ts.createSourceFile(name, text, target);
      if (!packageFiles.has(name)) {
        packageFiles.set(name, disk.getSourceFile(name, target));
      }
      return packageFiles.get(name);
    },
  };
}
