/** The parts of package-lock.json (lockfileVersion 3) that are read. */
export interface PackageLock {
  packages: Readonly<Record<string, LockedPackage>>;
}

interface LockedPackage {
  /** For an alias, the name of the package in the registry. */
  name?: string;
  version?: string;
  /** A hash of the package's content. */
  integrity?: string;
  /** The address it came from; .npmrc leaves it out. */
  resolved?: string;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/**
 * Finds the packages that some packages depend on, as npm laid them out.
 *
 * @param roots names of packages, or their aliases, as the project imports them
 * @returns a line a package with its place, version and integrity, sorted
 */
export function lockedPackages(
  { packages }: PackageLock,
  roots: readonly string[],
): string[] {
  const found = new Map<string, string>();
  const add = (name: string, from: string): void => {
    const place = placeOf(name, from, packages);
    const entry = place === undefined ? undefined : packages[place];
    // An optional package of another system may be absent.
    if (place === undefined || !entry || found.has(place)) return;
    found.set(place, `${place} ${entry.version} ${entry.integrity}`);
    const { dependencies, optionalDependencies, peerDependencies } = entry;
    for (const next of Object.keys({
      ...dependencies,
      ...optionalDependencies,
      ...peerDependencies,
    })) {
      add(next, place);
    }
  };
  for (const root of roots) add(root, '');
  return [...found.values()].sort();
}

/** Looks for a package as Node does: from a folder upwards. */
function placeOf(
  name: string,
  from: string,
  packages: PackageLock['packages'],
): string | undefined {
  for (let folder = from; ; folder = parentOf(folder)) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (place in packages) return place;
    if (!folder) return undefined;
  }
}

/** `node_modules/a/node_modules/b` -> `node_modules/a` -> ``. */
function parentOf(place: string): string {
  return place.slice(0, Math.max(0, place.lastIndexOf('/node_modules/')));
}
