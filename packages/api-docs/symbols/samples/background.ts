import { fileURLToPath } from 'node:url';
import { runScript } from '@o1js-docs/project/run-script';

/** A writer who types saves again. */
const delay = 300;

const waiting = new Map<string, NodeJS.Timeout>();
const running = new Set<string>();

/**
 * Resolves the names in samples in a separate process.
 *
 * @param docsVersions the versions whose changed pages are resolved
 * @throws Error with the output of the process when it fails
 */
export function resolveSamples(
  siteFolder: string,
  docsVersions: readonly string[],
): Promise<void> {
  return runScript(
    fileURLToPath(new URL('resolve-all.ts', import.meta.url)),
    [siteFolder, ...docsVersions],
    { cwd: siteFolder, failure: 'Names in samples were not resolved:' },
  );
}

/**
 * Does so in the background, as in `npm start`. The page depends on the file of
 * its names, so it is compiled again when they are known.
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
