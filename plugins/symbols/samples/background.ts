import { spawn } from 'node:child_process';
import path from 'node:path';

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
  const script = path.join(
    siteFolder,
    'plugins/symbols/samples/resolve-all.ts',
  );
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', script, siteFolder, ...docsVersions],
    { cwd: siteFolder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`Names in samples were not resolved:\n${errors}`));
    });
  });
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
