import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
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
 * Makes a vitest project that runs samples of a release, and prepares the folder in
 * which they run: `o1js` is the release's package, and a program has a folder of its own.
 *
 * @param timesOf measures this prover, with an empty cache of keys
 * @returns the project, with the label of the release as its name and without tests
 */
export function projectOf(
  { packageFolder, o1jsVersion, label }: InstalledRelease,
  timesOf?: Backend,
): TestProjectInlineConfiguration {
  const inPackage = (file: string) =>
    path.join(packageFolder, 'dist/node', file);
  const folder = path.join(workFolder, o1jsVersion);
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  const link = path.join(folder, 'node_modules/o1js');
  symlinkSync(packageFolder, link, 'junction');
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  return {
    extends: true,
    resolve: {
      alias: [
        { find: /^o1js$/, replacement: inPackage('index.js') },
        {
          find: 'o1js-network-config',
          replacement: inPackage('lib/mina/v1/fetch.js'),
        },
      ],
    },
    test: {
      name: label,
      setupFiles: [path.join(import.meta.dirname, 'runtime/setup.ts')],
      execArgv: speed,
      env: {
        O1JS_BACKEND:
          timesOf ?? (hasNativeProver(packageFolder) ? 'native' : 'wasm'),
        // Times are those of a reader who runs the sample for the first time.
        XDG_CACHE_HOME: timesOf
          ? path.join(folder, 'keys')
          : path.join(projectFolder, '.cache/o1js', o1jsVersion),
        SAMPLES_FOLDER: folder,
      },
      // Loading o1js takes longer than most programs, so test files share a process.
      isolate: false,
      // Each statement has a limit.
      testTimeout: 0,
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
