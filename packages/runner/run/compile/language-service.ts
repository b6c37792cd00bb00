import ts from 'typescript';
import type { CompileProblem } from '../data';
import { compilerOptions } from '@o1js-docs/samples/types/compiler-options';

/** Declarations by path: TypeScript's libraries below `/lib/`, packages below `/node_modules/`. */
export type Declarations = ReadonlyMap<string, string>;

const page = '/page.ts';
const mostProblems = 20;

/** Answers about a program. Both functions take its code. */
export interface ProgramService {
  /** @returns its type errors */
  findProblems: (code: string) => CompileProblem[];
  /** @returns the names that fit at an offset in the code */
  complete: (code: string, offset: number) => string[];
}

/** Starts TypeScript's language service. It reuses parsed files. */
export function createService(declarations: Declarations): ProgramService {
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...compilerOptions, types: [] },
    '/',
  );
  let code = '';
  let version = 0;
  const readFile = (file: string) =>
    file === page ? code : declarations.get(file);
  const service = ts.createLanguageService({
    readFile,
    fileExists: (file) => readFile(file) !== undefined,
    getCompilationSettings: () => options,
    getScriptFileNames: () => [page],
    getScriptVersion: (file) => (file === page ? String(version) : ''),
    getScriptSnapshot: (file) => {
      const text = readFile(file);
      return text === undefined ? text : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => '/',
    getDefaultLibFileName: () => '/lib/lib.d.ts',
    useCaseSensitiveFileNames: () => true,
  });
  const open = (changed: string) => {
    if (changed !== code) version++;
    code = changed;
  };
  return {
    findProblems(changed) {
      open(changed);
      return service
        .getSemanticDiagnostics(page)
        .slice(0, mostProblems)
        .map(({ file, start, messageText }) => ({
          line: file
            ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1
            : 1,
          message: ts.flattenDiagnosticMessageText(messageText, '\n'),
        }));
    },
    complete(changed, offset) {
      open(changed);
      const found = service.getCompletionsAtPosition(page, offset, {});
      return (found?.entries ?? [])
        .map(({ name }) => name)
        .filter((name) => !name.startsWith('_'));
    },
  };
}
