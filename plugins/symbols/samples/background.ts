import path from 'node:path';
import { runScript } from '../../run-script';

/** A writer who types saves again. */
const delay = 300;

const waiting = new Map<string, NodeJS.Timeout>();
const running = new Set<string>();

/**
 * Finds what the names in samples stand for, in a process of its own.
 *
 * @param docsVersions whose pages are looked at, as far as they changed
 * @throws Error with what the process wrote when it fails
 */
export function resolveSamples(
  siteFolder: string,
  docsVersions: readonly string[],
): Promise<void> {
  return runScript(
    path.join(siteFolder, 'plugins/symbols/samples/resolve-all.ts'),
    [siteFolder, ...docsVersions],
    { cwd: siteFolder, failure: 'Names in samples were not resolved:' },
  );
}

/**
 * Does so beside other work, as in `npm start`: the page is compiled again
 * when its names are known, because they are a file that it depends on.
 */
export function resolveInBackground(
  siteFolder: string,
  docsVersion: string,
): void {
  if (running.has(docsVersion)) return;
  clearTimeout(waiting.get(docsVersion));
  waiting.set(
    docsVersion,
    setTimeout(() => {
      running.add(docsVersion);
      void resolveSamples(siteFolder, [docsVersion])
        // A sample that is being written; npm run check says what is wrong.
        .catch(() => undefined)
        .finally(() => running.delete(docsVersion));
    }, delay),
  );
}
