import ts from 'typescript';
import type { CompileProblem } from '../data';
import { compilerOptions } from '@o1js-docs/samples/types/compiler-options';

/** Declarations by path: TypeScript's libraries below `/lib/`, packages below `/node_modules/`. */
export type Declarations = ReadonlyMap<string, string>;

const page = '/page.ts';
const most = 20;

/** @returns a function that finds the type errors of a program. It reuses parsed files. */
export function typeChecker(
  declarations: Declarations,
): (code: string) => CompileProblem[] {
  const { options } = ts.convertCompilerOptionsFromJson(
    { ...compilerOptions, types: [] },
    '/',
  );
  const parsed = new Map<string, ts.SourceFile>();
  let before: ts.Program | undefined;
  return (code) => {
    const read = (file: string) =>
      file === page ? code : declarations.get(file);
    const getSourceFile = (file: string) => {
      const text = read(file);
      if (text === undefined) return undefined;
      const known = file === page ? undefined : parsed.get(file);
      const source =
        known ?? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
      parsed.set(file, source);
      return source;
    };
    const program = ts.createProgram(
      [page],
      options,
      {
        getSourceFile,
        readFile: read,
        fileExists: (file) => read(file) !== undefined,
        getDefaultLibFileName: () => '/lib/lib.d.ts',
        getDefaultLibLocation: () => '/lib',
        getCurrentDirectory: () => '/',
        getCanonicalFileName: (file) => file,
        useCaseSensitiveFileNames: () => true,
        getNewLine: () => '\n',
        writeFile: () => undefined,
      },
      before,
    );
    before = program;
    const source = program.getSourceFile(page);
    return program
      .getSemanticDiagnostics(source)
      .slice(0, most)
      .map(({ file, start, messageText }) => ({
        line: file
          ? file.getLineAndCharacterOfPosition(start ?? 0).line + 1
          : 1,
        message: ts.flattenDiagnosticMessageText(messageText, '\n'),
      }));
  };
}
