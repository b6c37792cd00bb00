import { copyFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const folder = path.resolve('.cache/tasks');
/** Another folder, because tsx imports `x.mts` instead of an `x.mjs` next to it. */
const outDir = path.join(folder, 'compiled');

const options: ts.CompilerOptions = {
  outDir,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  useDefineForClassFields: false,
};

/**
 * Compiles and imports a file with decorators, which Node and tsx can't run.
 * A file with type errors is imported, too.
 *
 * @param file a module that imports only o1js, of this repository
 * @param name unique name of the compiled file
 * @returns the errors of TypeScript, each on its own line, and the promise of the module
 */
export function compileAnswer<Answer>(
  file: string,
  name: string,
): { errors: string; answer: Promise<Answer> } {
  const copy = path.join(folder, `${name}.mts`);
  mkdirSync(folder, { recursive: true });
  copyFileSync(file, copy);
  const program = ts.createProgram([copy], options);
  const errors = ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    );
  program.emit();
  const { href } = pathToFileURL(path.join(outDir, `${name}.mjs`));
  const answer = import(/* @vite-ignore */ href) as Promise<Answer>;
  return { errors: errors.join('\n'), answer };
}
