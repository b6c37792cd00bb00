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

/**
 * @param folder absolute path of a generated reference
 * @throws Error when macOS and Windows take two of its pages for one
 */
export function checkPages(folder: string): void {
  const seen = new Map<string, string>();
  for (const page of listPages(folder)) {
    const other = seen.get(page.toLowerCase());
    if (other) {
      throw new Error(
        `${other} and ${page} differ only in case and overwrite each other on macOS and Windows. ` +
          'Give one of the symbols a file name in distinctNames, packages/api-docs/reference/router.ts.',
      );
    }
    seen.set(page.toLowerCase(), page);
  }
}
