import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

const source = path.join(import.meta.dirname, 'runtime');

/**
 * Turns run/runtime into JavaScript that plain Node starts quickest.
 *
 * @param folder where to, absolute
 * @returns the file to start
 */
export function buildRuntime(folder: string): string {
  mkdirSync(folder, { recursive: true });
  const files = readdirSync(source).filter((f) => !f.endsWith('.test.ts'));
  for (const file of files) {
    const { outputText } = ts.transpileModule(
      readFileSync(path.join(source, file), 'utf8'),
      {
        compilerOptions: {
          target: ts.ScriptTarget.ES2022,
          module: ts.ModuleKind.ESNext,
          rewriteRelativeImportExtensions: true,
        },
      },
    );
    writeFileSync(path.join(folder, file.replace(/\.ts$/, '.js')), outputText);
  }
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  return path.join(folder, 'main.js');
}
