import { existsSync, readFileSync } from 'node:fs';
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
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const { dependencies, devDependencies } = readPackage(at);
    const range = dependencies?.o1js ?? devDependencies?.o1js;
    if (range !== undefined) {
      const installed = readPackage(path.join(at, 'node_modules/o1js'));
      return installed.version ?? /\d+\.\d+\.\d+/.exec(range)?.[0];
    }
    if (at === path.dirname(at)) return undefined;
  }
}

function readPackage(folder: string): PackageJson {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackageJson;
  } catch {
    // Someone is editing it.
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
  const place = (release: string) => {
    const [major = 0, minor = 0, patch = 0] = release
      .split('.')
      .map(parseFloat);
    return (major * 1000 + minor) * 1000 + patch;
  };
  const distance = (release: string) =>
    Math.abs(place(release) - place(wanted));
  return documented.toSorted((a, b) => distance(a) - distance(b))[0]!;
}
