import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from '../../src/compare/check-code';

const isSource = /(?<!\.d)\.[mc]?[jt]sx?$/;
const isSkipped = /^(?:node_modules|\..+)$/;

/**
 * Reads files, and those in folders that are TypeScript or JavaScript, without
 * declarations, `node_modules` and what begins with a dot.
 *
 * @param paths relative to the folder
 * @throws Error that names the path that is not there, or the folder without code
 */
export function readSources(
  paths: readonly string[],
  folder: string,
): SourceFile[] {
  return paths.flatMap((given) => {
    const absolute = path.resolve(folder, given);
    const stat = statSync(absolute, { throwIfNoEntry: false });
    if (!stat) throw new Error(`There is no ${given} in ${folder}.`);
    const files = stat.isDirectory() ? sourcesBelow(absolute) : [absolute];
    if (files.length === 0) {
      throw new Error(`${given} has no TypeScript or JavaScript files.`);
    }
    return files.map((file) => ({
      name: path.relative(folder, file),
      text: readFileSync(file, 'utf8'),
    }));
  });
}

function sourcesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !isSkipped.test(name))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      if (entry.isDirectory()) return sourcesBelow(file);
      return entry.isFile() && isSource.test(entry.name) ? [file] : [];
    })
    .sort();
}
