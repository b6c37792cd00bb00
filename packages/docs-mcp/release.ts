import { readFileSync } from 'node:fs';
import path from 'node:path';

interface PackageJson {
  version?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * @param folder where the search begins
 * @returns the o1js release of the nearest project above it that uses o1js: the installed one, or the lowest one that package.json allows; undefined if there is none
 */
export function releaseOfProject(folder: string): string | undefined {
  const { dependencies, devDependencies } = readPackage(folder);
  const range = dependencies?.o1js ?? devDependencies?.o1js;
  if (range !== undefined) {
    const installed = readPackage(path.join(folder, 'node_modules/o1js'));
    return installed.version ?? /\d+\.\d+\.\d+/.exec(range)?.[0];
  }
  const parent = path.resolve(folder, '..');
  return parent === folder ? undefined : releaseOfProject(parent);
}

/** @returns package.json of a folder; nothing if it is missing, or not valid while someone edits it */
function readPackage(folder: string): PackageJson {
  try {
    const text = readFileSync(path.join(folder, 'package.json'), 'utf8');
    return JSON.parse(text) as PackageJson;
  } catch {
    return {};
  }
}

/**
 * @param wanted a release, e.g. `2.14.0`
 * @param documented releases, newest first
 * @returns the documented release with the nearest number; the newer one of two
 */
export function nearestRelease(
  wanted: string,
  documented: readonly string[],
): string {
  const numberOf = (release: string) => {
    const [major = 0, minor = 0, patch = 0] = release
      .split('.')
      .map(parseFloat);
    return (major * 1000 + minor) * 1000 + patch;
  };
  const distance = (release: string) =>
    Math.abs(numberOf(release) - numberOf(wanted));
  return documented.toSorted((a, b) => distance(a) - distance(b))[0]!;
}
