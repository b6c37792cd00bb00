import { execFile } from 'node:child_process';
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { InstalledRelease } from '../../config/installed-release';
import { docsFolder } from '../../config/releases';
import { inputsDigest, isFresh, writeStamp } from './stamp';

const run = promisify(execFile);

/** Folder of the generated pages inside a version's docs. */
export const referenceFolder = 'api-reference';

/**
 * Generates a release's reference unless it is fresh. The old pages stay until
 * the new ones are complete.
 *
 * @param release the release to document
 * @param siteDir absolute path of the site
 * @param pluginDir absolute path of this plugin
 * @returns seconds spent generating, or `undefined` when nothing was to be done
 * @throws Error with TypeDoc's own messages when it fails
 */
export async function refreshReference(
  release: InstalledRelease,
  siteDir: string,
  pluginDir: string,
): Promise<number | undefined> {
  const folder = path.join(siteDir, docsFolder(release), referenceFolder);
  const inputs = inputsDigest(release, siteDir, pluginDir);
  if (isFresh(folder, inputs)) return undefined;

  const start = performance.now();
  const staging = path.join(
    siteDir,
    '.docusaurus',
    'api-reference',
    release.docsVersion,
  );
  rmSync(staging, { recursive: true, force: true });
  try {
    await run(
      process.execPath,
      [
        '--import',
        'tsx',
        path.join(pluginDir, 'generate.ts'),
        release.docsVersion,
        staging,
      ],
      { cwd: siteDir },
    );
  } catch (error) {
    const { stdout = '', stderr = '' } = error as {
      stdout?: string;
      stderr?: string;
    };
    throw new Error(
      `The API reference of o1js ${release.o1jsVersion} could not be generated:\n${stdout}${stderr}`,
      { cause: error },
    );
  }
  writeStamp(staging, inputs);
  mkdirSync(path.dirname(folder), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(staging, folder);
  return (performance.now() - start) / 1000;
}
