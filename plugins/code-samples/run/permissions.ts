import { realpathSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseFolder } from '../release-folder';

/** Node's name of the switch: with `experimental` in front until Node 23. */
const flag = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Node's permission model: a sample reads packages, and what it wrote itself,
 * and writes into the folder that it runs in.
 *
 * @param runtime absolute path of the file that is started
 * @param childProcesses whether the sample may start programs, which have no such limits
 * @returns arguments for Node
 */
export function permissionsOf(
  { folder, packageFolder, proofCache }: ReleaseFolder,
  runtime: string,
  childProcesses: boolean,
): string[] {
  const packages = path.resolve(packageFolder, '..');
  const writes = [folder, proofCache];
  const reads = [packages, realpathSync(packages), path.dirname(runtime)];
  // The closing slash means all that is in the folder.
  const allow = (what: string, folders: readonly string[]) =>
    [...new Set(folders)].map(
      (each) => `--allow-fs-${what}=${each}${path.sep}`,
    );
  return [
    flag,
    ...allow('read', [...reads, ...writes]),
    ...allow('write', writes),
    // o1js has a thread pool, and its native prover is an addon.
    '--allow-worker',
    '--allow-addons',
    ...(childProcesses ? ['--allow-child-process'] : []),
    '--disable-warning=ExperimentalWarning',
    '--disable-warning=SecurityWarning',
  ];
}
