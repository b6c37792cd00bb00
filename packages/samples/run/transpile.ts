import ts from 'typescript';
import { compilerOptions } from '../types/compiler-options';

/**
 * Turns a module into JavaScript with TypeScript itself: other compilers do
 * not emit the decorator metadata that SmartContract reads.
 */
export function transpile(
  code: string,
  fileName: string,
): { code: string; sourceMap: string } {
  const { options } = ts.convertCompilerOptionsFromJson(compilerOptions, '.');
  const { outputText, sourceMapText } = ts.transpileModule(code, {
    fileName,
    compilerOptions: { ...options, noEmit: false, sourceMap: true },
  });
  return { code: outputText, sourceMap: sourceMapText ?? '{}' };
}
