import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** The parent of all temporary folders. Each process has one, named after its id. */
const parent = path.resolve(
  import.meta.dirname,
  '../../.cache/code-samples/work',
);

let made: string | undefined;

/**
 * Creates the temporary folder of this process, once. It is removed when the
 * process ends. Concurrent checks have different folders.
 *
 * @returns its absolute path
 */
export function workFolder(): string {
  if (made) return made;
  const folder = path.join(parent, String(process.pid));
  mkdirSync(folder, { recursive: true });
  readdirSync(parent).filter(isAbandoned).forEach(remove);
  process.once('exit', () => remove(String(process.pid)));
  made = folder;
  return folder;
}

/** @returns true if the process of a folder was killed before it could remove the folder */
function isAbandoned(id: string): boolean {
  try {
    process.kill(Number(id), 0);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH';
  }
}

function remove(id: string): void {
  rmSync(path.join(parent, id), { recursive: true, force: true });
}
