import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Below the site's cache folder; one folder a process, named by its id. */
const parent = path.resolve(
  import.meta.dirname,
  '../../.cache/code-samples/work',
);

let made: string | undefined;

/**
 * Makes this process's folder for generated files, once. It goes when the
 * process ends, so that checks which run at the same time do not meet.
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

/** @returns whether the process that made a folder was killed before it could remove it. */
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
