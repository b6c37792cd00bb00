import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * Removes what was kept and is no longer used; whoever uses a file sets its time.
 *
 * @param folder its files, all of which were kept by this project; it need not exist
 * @param days a file that nothing has asked for in so many days is forgotten
 */
export function forgetUnused(folder: string, days = 30): void {
  if (!existsSync(folder)) return;
  const oldest = Date.now() - days * 24 * 60 * 60 * 1000;
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    // Another process may remove it meanwhile.
    const used = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (used === undefined || used < oldest) rmSync(file, { force: true });
  }
}
