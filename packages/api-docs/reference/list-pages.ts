import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @param folder absolute path of a generated reference
 * @returns its pages, relative to the folder, sorted
 */
export function listPages(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => file.replaceAll(path.sep, '/'))
    .sort();
}
