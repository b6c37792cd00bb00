import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { installedPackages } from '../exports/packages';
import { byVersion } from '../version';
import { digestsFile, readDigests, type Digests } from './digests';

const run = promisify(execFile);
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const contract = path.join(import.meta.dirname, 'contract.mjs');
/** Where packages that are not installed are put, below the site's folder. */
const cacheFolder = '.cache/changelog-circuits';

/**
 * Builds the contract on a release.
 *
 * @param packageFolder folder of the o1js package
 * @throws Error with what Node printed, when the contract cannot be built
 */
export async function digestOn(packageFolder: string): Promise<string> {
  const { stdout } = await run(process.execPath, [contract, packageFolder]);
  return stdout.trim();
}

/**
 * Records digests of releases. One that the registry does not have becomes `null`.
 *
 * @param versions releases; those that are not installed are downloaded
 * @throws Error when the contract cannot be built on one of them
 */
export async function recordDigests(
  versions: readonly string[],
  siteFolder: string,
): Promise<Digests> {
  const found: Record<string, string | null> = { ...readDigests(siteFolder) };
  for (const version of versions) {
    const folder = await packageWithCode(version, siteFolder);
    found[version] = folder ? await digestOn(folder) : null;
  }
  const sorted = Object.keys(found).sort(byVersion).reverse();
  const digests = Object.fromEntries(sorted.map((v) => [v, found[v]!]));
  writeFileSync(
    path.join(siteFolder, digestsFile),
    `${JSON.stringify(digests, null, 2)}\n`,
  );
  return digests;
}

/** @returns the package with what it depends on; undefined if the registry does not have it */
async function packageWithCode(
  version: string,
  siteFolder: string,
): Promise<string | undefined> {
  const installed = installedPackages(siteFolder).get(version);
  if (installed) return installed;
  const folder = path.join(siteFolder, cacheFolder, version);
  const packageFolder = path.join(folder, 'node_modules/o1js');
  if (existsSync(packageFolder)) return packageFolder;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n');
  const options = [
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  try {
    await run(npm, ['install', ...options, `o1js@${version}`], { cwd: folder });
  } catch (error) {
    if (/E404|ETARGET/.test(String(error))) return undefined;
    throw error;
  }
  return packageFolder;
}
