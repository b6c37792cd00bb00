import versions from '../../versions.json';

/** One documented o1js release. */
export interface Release {
  /** Docusaurus' name of the docs version: `current`, or an entry of versions.json. */
  docsVersion: string;
  /** What the version dropdown calls it. */
  label: string;
  /** Name of the npm package (or alias) in package.json that holds the release. */
  npmPackage: string;
}

/**
 * Every documented release, newest first. package.json has each archived
 * release under the alias that is made here from its number.
 */
export const documented: readonly Release[] = [
  { docsVersion: 'current', label: 'Current', npmPackage: 'o1js' },
  ...versions.map(archivedRelease),
];

/**
 * The releases that the site shows: all, or Current and those that the
 * environment names, as in `VERSIONS=2.5.0 npm start`.
 */
export const releases = shownReleases(process.env.VERSIONS);

/** @throws Error if a name is no version of the documentation */
function shownReleases(names = 'all'): readonly Release[] {
  if (names === 'all') return documented;
  const chosen = names.split(',');
  const known = documented.map(({ docsVersion }) => docsVersion);
  const unknown = chosen.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Error(
      `VERSIONS names ${unknown.join(', ')}, which is no version of the documentation. There are: all, ${known.join(', ')}.`,
    );
  }
  return documented.filter(
    (release) => isCurrent(release) || chosen.includes(release.docsVersion),
  );
}

/** @returns the release of a docs version that has its release's number. */
export function archivedRelease(version: string): Release {
  return {
    docsVersion: version,
    label: version,
    npmPackage: `o1js-${version}`,
  };
}

/** @returns whether the release is served at the root of the site. */
export function isCurrent(release: Release): boolean {
  return release.docsVersion === 'current';
}

/** @returns the release served at the root of the site. */
export function currentRelease(): Release {
  return releases[0]!;
}

/** @returns the folder of the release's pages, relative to the project's root, e.g. `versioned_docs/version-2.5.0`. */
export function docsFolder(release: Release): string {
  return isCurrent(release)
    ? 'docs'
    : `versioned_docs/version-${release.docsVersion}`;
}

/** @returns the release's root below the site's base path, with a closing slash: `` for Current, `2.5.0/`. */
export function urlPrefix(release: Release): string {
  return isCurrent(release) ? '' : `${release.docsVersion}/`;
}
