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
export const releases: readonly Release[] = [
  { docsVersion: 'current', label: 'Current', npmPackage: 'o1js' },
  ...versions.map(archivedRelease),
];

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
