import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/** A file that nothing has asked for in this many days is forgotten. */
const keptDays = 30;

/**
 * Removes what was kept and is no longer used; whoever uses a file sets its time.
 *
 * @param folder its files, all of which were kept by this project; it need not exist
 */
export function forgetUnused(folder: string): void {
  if (!existsSync(folder)) return;
  const oldest = Date.now() - keptDays * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another process may remove it meanwhile.
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (used === undefined || used < oldest) rmSync(file, { force: true });
  }
}
