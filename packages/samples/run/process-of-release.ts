import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { projectFolder } from '@o1js-docs/project/project-folder';
import type { Backend } from '../measure/times';

/** o1js allocates many short-lived objects, and its functions are hot at once. These options make circuits faster. */
const speed = [
  '--max-semi-space-size=128',
  '--semi-space-growth-factor=8',
  '--no-lazy-feedback-allocation',
];

const parent = path.join(projectFolder, '.cache/code-samples');
mkdirSync(parent, { recursive: true });

/** The folder of this run. It is in the project, so that samples find the project's packages. */
export const workFolder = mkdtempSync(path.join(parent, 'run-'));
process.once('exit', () =>
  rmSync(workFolder, { recursive: true, force: true }),
);

/**
 * Prepares the folder of a release in which its samples run.
 *
 * @param prover measures this prover, with an empty cache of keys
 * @returns arguments and environment of Node for the process that runs the samples
 */
export function processOfRelease(
  { packageFolder, o1jsVersion }: InstalledRelease,
  prover?: Backend,
): { execArgv: string[]; env: Record<string, string> } {
  const backend =
    prover ?? (hasNativeProver(packageFolder) ? 'native' : 'wasm');
  const folder = path.join(workFolder, o1jsVersion);
  // Times are those of a reader who runs the sample for the first time.
  const keys = prover
    ? path.join(folder, 'keys')
    : path.join(projectFolder, '.cache/o1js', o1jsVersion);
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  symlinkSync(
    packageFolder,
    path.join(folder, 'node_modules/o1js'),
    'junction',
  );
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  return {
    execArgv: speed,
    env: {
      O1JS_BACKEND: backend,
      XDG_CACHE_HOME: keys,
      SAMPLES_FOLDER: folder,
    },
  };
}

/** A release without the native prover ignores the choice. */
function hasNativeProver(packageFolder: string): boolean {
  const { resolve } = createRequire(path.join(packageFolder, 'package.json'));
  try {
    resolve(`@o1js/native-${process.platform}-${process.arch}`);
    return true;
  } catch {
    return false;
  }
}
