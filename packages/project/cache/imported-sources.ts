import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';

/**
 * Follows the imports of source files, relative ones and those of the site's packages.
 *
 * @param entries absolute paths
 * @returns the files and all that they import, by absolute path, with their text
 * @throws Error when an import leads to no file
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
      if (fileName.startsWith('.')) {
        add(resolve(path.resolve(path.dirname(file), fileName), file));
      } else if (fileName.startsWith('@o1js-docs/')) {
        add(createRequire(file).resolve(fileName));
      }
    }
  };
  entries.forEach(add);
  return found;
}

function resolve(target: string, from: string): string {
  const file = ['', '.ts', '.tsx', '/index.ts', '/index.tsx']
    .map((ending) => target + ending)
    .find((name) => path.extname(name) && existsSync(name));
  if (file) return file;
  throw new Error(`${from} imports ${target}, which is no file.`);
}
