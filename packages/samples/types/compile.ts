import path from 'node:path';
import ts from 'typescript';
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
const unknownNames = [2304, 2552];

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
  const options = optionsFor(target);
  const folder = target.siteFolder;
  const nameOf = (file: File) => path.posix.join(folder, file.name);
  const texts = new Map(files.map((file) => [nameOf(file), file.script.text]));
  const program = ts.createProgram(
    [...texts.keys()],
    options,
    hostOf(folder, options, texts),
  );
  return { program, sourceOf: (file) => program.getSourceFile(nameOf(file))! };
}

function optionsFor({ packageFolder }: CompileTarget): ts.CompilerOptions {
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, '.');
  const declarations = path.posix.join(packageFolder, 'dist/node/index.d.ts');
  return { ...options, paths: { o1js: [declarations] } };
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
  let exported: ReadonlySet<string> | undefined;
  const exports = () =>
    (exported ??= exportsOf(target.siteFolder, program.getCompilerOptions()));
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
