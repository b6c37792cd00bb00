import path from 'node:path';
import ts from 'typescript';
import { compilerOptions } from './compiler-options';
import type { CheckedFile } from './checked-files';
import { floatingPromises } from './floating-promises';

/** An error of TypeScript in a file. */
export interface Diagnostic {
  /** Line of the file, and so of the Markdown. */
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
const unknownNames = [2304, 2552];

/** Declarations of packages are parsed once, however many programs are checked. */
const packageFiles = new Map<string, ts.SourceFile | undefined>();

/**
 * Creates a TypeScript program from files in a sandbox project.
 *
 * @param folder absolute path of a release's folder, see release-folder.ts
 * @returns the program, and how it calls each file
 */
export function programOfFiles(
  files: readonly CheckedFile[],
  folder: string,
): { program: ts.Program; sourceOf: (file: CheckedFile) => ts.SourceFile } {
  const { options } = ts.convertCompilerOptionsFromJson(
    compilerOptions,
    folder,
  );
  const nameOf = (file: CheckedFile) => path.posix.join(folder, file.name);
  const texts = new Map(files.map((file) => [nameOf(file), file.text]));
  const program = ts.createProgram(
    [...texts.keys()],
    options,
    hostOf(folder, options, texts),
  );
  return { program, sourceOf: (file) => program.getSourceFile(nameOf(file))! };
}

/**
 * Type-checks files against the release of a folder, all in one go.
 *
 * @param folder absolute path of a release's folder, see release-folder.ts
 * @returns what TypeScript says of each file
 */
export function compile(
  files: readonly CheckedFile[],
  folder: string,
): Map<CheckedFile, Compiled> {
  const { program, sourceOf } = programOfFiles(files, folder);
  const checker = program.getTypeChecker();
  let exported: ReadonlySet<string> | undefined;
  const exports = () =>
    (exported ??= exportsOf(folder, program.getCompilerOptions()));
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
          diagnostics: diagnostics.map((each) => toDiagnostic(each, exports)),
          floating,
        },
      ];
    }),
  );
}

/** @returns the names that the release exports. */
function exportsOf(
  folder: string,
  options: ts.CompilerOptions,
): ReadonlySet<string> {
  const file = path.posix.join(folder, 'exports.ts');
  const text = `import * as o1js from 'o1js';`;
  const host = hostOf(folder, options, new Map([[file, text]]));
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const [statement] = program.getSourceFile(file)?.statements ?? [];
  const symbol =
    statement &&
    ts.isImportDeclaration(statement) &&
    checker.getSymbolAtLocation(statement.moduleSpecifier);
  return new Set(
    symbol
      ? checker.getExportsOfModule(symbol).map(({ name }) => name)
      : undefined,
  );
}

function toDiagnostic(
  { file, start = 0, length = 0, code, messageText }: ts.Diagnostic,
  exports: () => ReadonlySet<string>,
): Diagnostic {
  const name = file?.text.slice(start, start + length) ?? '';
  const isExported = unknownNames.includes(code) && exports().has(name);
  const line = (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1;
  return {
    line,
    code,
    message: ts.flattenDiagnosticMessageText(messageText, '\n'),
    ...(isExported && { exported: name }),
  };
}

/** A compiler host in which the given files exist, besides those on disk. */
function hostOf(
  folder: string,
  options: ts.CompilerOptions,
  texts: ReadonlyMap<string, string>,
): ts.CompilerHost {
  const disk = ts.createCompilerHost(options);
  return {
    ...disk,
    getCurrentDirectory: () => folder,
    directoryExists: (name) =>
      [...texts.keys()].some((file) => file.startsWith(`${name}/`)) ||
      (disk.directoryExists?.(name) ?? false),
    fileExists: (name) => texts.has(name) || disk.fileExists(name),
    readFile: (name) => texts.get(name) ?? disk.readFile(name),
    getSourceFile: (name, target) => {
      const text = texts.get(name);
      if (text !== undefined) return ts.createSourceFile(name, text, target);
      if (!packageFiles.has(name)) {
        packageFiles.set(name, disk.getSourceFile(name, target));
      }
      return packageFiles.get(name);
    },
  };
}
