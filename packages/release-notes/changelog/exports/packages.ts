import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { byVersion } from '@o1js-docs/project/by-version';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { releases } from '@o1js-docs/project/releases';

const run = promisify(execFile);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';

/** Bundles and sources in a package: they are large, and nothing reads them. */
const unread = ['package/dist/web', 'package/src', '*.cjs', '*.map', '*.wasm'];

/** The folder of downloaded packages, until this process ends. */
const downloads = path.join(os.tmpdir(), `o1js-packages-${process.pid}`);

/** @returns version -> package folder of the documented releases, which are installed. */
export function installedPackages(siteFolder: string): Map<string, string> {
  return new Map(
    releases.map((release) => {
      const { o1jsVersion, packageFolder } = installedRelease(
        release,
        siteFolder,
      );
      return [o1jsVersion, packageFolder];
    }),
  );
}

/**
 * @param newest the newest release that is documented; later ones are left out
 * @returns releases on the npm registry, oldest first, without prereleases: the last before 1.0, then all
 * @throws Error when the registry does not answer
 */
export async function publishedReleases(newest: string): Promise<string[]> {
  const { stdout } = await run(npm, ['view', 'o1js', 'versions', '--json']);
  const stable = (JSON.parse(stdout) as string[])
    .filter((version) => !version.includes('-'))
    .filter((version) => byVersion(version, newest) <= 0)
    .sort(byVersion);
  const first = stable.findIndex((version) => byVersion(version, '1.0.0') >= 0);
  return stable.slice(Math.max(0, first - 1));
}

/**
 * Finds a release's package: installed, or from npm, which caches what it downloads.
 *
 * @returns absolute path of a folder with the package's type declarations
 * @throws Error when the registry does not have it
 */
export async function packageOf(
  version: string,
  siteFolder: string,
): Promise<string> {
  return installedPackages(siteFolder).get(version) ?? download(version);
}

async function download(version: string): Promise<string> {
  if (!existsSync(downloads)) {
    process.once('exit', () => rmSync(downloads, { recursive: true }));
  }
  const folder = path.join(downloads, version);
  mkdirSync(folder, { recursive: true });
  const { stdout } = await run(npm, [
    'pack',
    `o1js@${version}`,
    '--silent',
    '--pack-destination',
    folder,
  ]);
  const archive = path.join(folder, stdout.trim());
  await run('tar', [
    ...['-xzf', archive, '-C', folder, '--strip-components=1'],
    ...unread.map((part) => `--exclude=${part}`),
  ]);
  rmSync(archive);
  return folder;
}
