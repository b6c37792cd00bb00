import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { InstalledRelease } from '../../config/installed-release';
import { docsFolder } from '../../config/releases';
import { digestOf } from '../digest';

const run = promisify(execFile);

/** Folder of the generated pages inside a version's docs. */
export const referenceFolder = 'api-reference';

/** The page of the whole package. */
export const projectPage = 'Introduction';

/** The modules that generate a reference: a process's entry point, and a plugin that TypeDoc loads by its path. */
export const referenceRoots = [
  'plugins/api-reference/generate.ts',
  'plugins/api-reference/typedoc-plugin.ts',
];

/** The file in a reference that says what it was generated from. */
const fingerprintFile = '.fingerprint';

/**
 * Generates a release's reference unless it was generated from the same
 * release by the same code. The old pages stay until the new ones are complete.
 *
 * @param release the release to document
 * @param siteDir absolute path of the site
 * @param code fingerprint of `referenceRoots`
 * @returns seconds spent generating, or `undefined` if the pages are up to date
 * @throws Error with TypeDoc's own messages when it fails
 */
export async function refreshReference(
  release: InstalledRelease,
  siteDir: string,
  code: string,
): Promise<number | undefined> {
  const folder = path.join(siteDir, docsFolder(release), referenceFolder);
  const fingerprint = digestOf([code, release.o1jsVersion]);
  const file = path.join(folder, fingerprintFile);
  if (existsSync(file) && readFileSync(file, 'utf8') === fingerprint) {
    return undefined;
  }
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
        path.join(siteDir, referenceRoots[0]!),
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
  writeFileSync(path.join(staging, fingerprintFile), fingerprint);
  mkdirSync(path.dirname(folder), { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  renameSync(staging, folder);
  return (performance.now() - start) / 1000;
}
