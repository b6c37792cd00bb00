import { readFileSync } from 'node:fs';

/** @returns a file's text; nothing when it went since its folder was read, as while a page is renamed */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
