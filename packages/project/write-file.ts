import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Writes a file, and makes the folders above it. */
export function writeFile(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}
