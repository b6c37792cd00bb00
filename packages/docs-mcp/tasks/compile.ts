import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  strict: true,
  skipLibCheck: true,
  experimentalDecorators: true,
  emitDecoratorMetadata: true,
  useDefineForClassFields: false,
};

const compiled = path.resolve('.cache/tasks');

/** @returns the errors of TypeScript in a file, with the o1js of this repository, each on its own line */
export function typeErrors(file: string): string {
  const copy = path.join(compiled, path.basename(file));
  mkdirSync(compiled, { recursive: true });
  copyFileSync(file, copy);
  const program = ts.createProgram([copy], { ...options, noEmit: true });
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, '\n'),
    )
    .join('\n');
}

/**
 * Imports a file with decorators, which Node and tsx can't run.
 *
 * @param file absolute path of a module that imports only o1js
 * @param name unique name of the compiled file
 */
export async function importAnswer<Answer>(
  file: string,
  name: string,
): Promise<Answer> {
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
    compilerOptions: { ...options, module: ts.ModuleKind.ESNext },
  });
  const target = path.join(compiled, `${name}.mjs`);
  mkdirSync(compiled, { recursive: true });
  writeFileSync(target, outputText);
  return (await import(
    /* @vite-ignore */ pathToFileURL(target).href
  )) as Answer;
}
