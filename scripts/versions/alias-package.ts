import type { Release } from '../../config/releases';

/** The parts of package-lock.json (lockfileVersion 3) that are read. */
export interface PackageLock {
  packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  /** Of an alias, the name that the package has in the registry. */
  name?: string;
  version?: string;
  /** A hash of the package's content. */
  integrity?: string;
  /** The address it came from; .npmrc leaves it out. */
  resolved?: string;
  dependencies?: Readonly<Record<string, string>>;
}

export interface PackageJson {
  dependencies: Record<string, string>;
}

/** @returns package.json with the release under its alias. */
export function aliasDependency(
  json: PackageJson,
  release: Release,
): PackageJson {
  return { ...json, dependencies: withAlias(json.dependencies, release) };
}

/**
 * Adds the alias to the lock file. It is the package that is locked as o1js
 * already, so its entry, and those of packages inside it, are copied; nothing
 * else of the lock file can change.
 *
 * @returns the lock file with the alias
 * @throws Error when the lock file has no o1js
 */
export function aliasLockEntries(
  lock: PackageLock,
  release: Release,
): PackageLock {
  const root = lock.packages[''];
  if (!root?.dependencies || !lock.packages['node_modules/o1js']) {
    throw new Error('package-lock.json has no o1js. Run: npm install');
  }
  const copies = Object.entries(lock.packages)
    .filter(([path]) => /^node_modules\/o1js(\/|$)/.test(path))
    .map(([path, entry]) => {
      const rest = path.slice('node_modules/o1js'.length);
      return [
        `node_modules/${release.npmPackage}${rest}`,
        rest ? entry : { name: 'o1js', ...entry },
      ] as const;
    });
  const others = { ...lock.packages };
  delete others[''];
  return {
    ...lock,
    packages: {
      '': { ...root, dependencies: withAlias(root.dependencies, release) },
      ...sorted({ ...others, ...Object.fromEntries(copies) }),
    },
  };
}

function withAlias(
  dependencies: Readonly<Record<string, string>>,
  { npmPackage, docsVersion }: Release,
): Record<string, string> {
  return sorted({
    ...dependencies,
    [npmPackage]: `npm:o1js@${docsVersion}`,
  });
}

function sorted<T>(record: Record<string, T>): Record<string, T> {
  return Object.fromEntries(
    Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')),
  );
}
