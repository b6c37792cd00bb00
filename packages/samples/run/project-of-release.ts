import path from 'node:path';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import type { Backend } from '../measure/times';
import { processOfRelease } from './process-of-release';

/**
 * Makes a vitest project that runs samples of a release: `o1js` is its package, and
 * a program has a folder of its own.
 *
 * @param timesOf measures this prover, with an empty cache of keys
 * @returns the project, with the label of the release as its name and without tests
 */
export function projectOf(
  release: InstalledRelease,
  timesOf?: Backend,
): TestProjectInlineConfiguration {
  const inPackage = (file: string) =>
    path.join(release.packageFolder, 'dist/node', file);
  const { execArgv, env } = processOfRelease(release, timesOf);
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
      name: release.label,
      setupFiles: [path.join(import.meta.dirname, 'runtime/setup.ts')],
      execArgv,
      env,
      // Loading o1js takes longer than most programs, so test files share a process.
      isolate: false,
      // Each statement has a limit.
      testTimeout: 0,
    },
  };
}
