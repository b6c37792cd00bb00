import { readFileSync } from 'node:fs';
import ts from 'typescript';

const resolution: ts.CompilerOptions = {
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowJs: true,
  resolveJsonModule: true,
};

/**
 * Follows the imports of source files, relative ones and those of the site's packages.
 *
 * @param entries absolute paths
 * @returns the files and all that they import, by absolute path, with their text
 */
export function importedSources(
  entries: readonly string[],
): Map<string, string> {
  const found = new Map<string, string>();
  const add = (file: string): void => {
    if (found.has(file)) return;
    const text = readFileSync(file, 'utf8');
    found.set(file, text);
    if (!/\.[cm]?[jt]sx?$/.test(file)) return;
    for (const { fileName } of ts.preProcessFile(text).importedFiles) {
      if (!/^(?:\.|@o1js-docs\/)/.test(fileName)) continue;
      const { resolvedModule } = ts.resolveModuleName(
        fileName,
        file,
        resolution,
        ts.sys,
      );
      add(resolvedModule!.resolvedFileName);
    }
  };
  entries.forEach(add);
  return found;
}
