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
  /** Line of the file. */
  line: number;
  code: number;
  message: string;
  /** The name that the error is about, if o1js exports it. */
  exported?: string;
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
      const diagnostics = [
        ...program.getSyntacticDiagnostics(source),
        ...program.getSemanticDiagnostics(source),
      ];
      const floating = floatingPromises(source, checker);
      return [
        file,
        {
          diagnostics: diagnostics.map((each) => toDiagnostic(each, exported)),
          floating,
        },
      ];
    }),
  );
}

function toDiagnostic(
  { file, start = 0, length = 0, code, messageText }: ts.Diagnostic,
  exported: ReadonlySet<string>,
): Diagnostic {
  const name = file?.text.slice(start, start + length) ?? '';
  const isExported = unknownNames.includes(code) && exported.has(name);
  const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
  return {
    line,
    code,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    ...(isExported && { exported: name }),
  };
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
