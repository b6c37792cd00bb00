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
 * Every documented release, newest first. The only place that pairs a docs
 * version with an npm package: site, API reference, samples, search and tests
 * read it from here.
 */
export const releases: readonly Release[] = [
  { docsVersion: 'current', label: 'Current', npmPackage: 'o1js' },
  { docsVersion: '2.5.0', label: '2.5.0', npmPackage: 'o1js-2.5.0' },
  { docsVersion: '2.4.0', label: '2.4.0', npmPackage: 'o1js-2.4.0' },
];

/** @returns whether the release is the one served at the root of the site. */
export function isCurrent(release: Release): boolean {
  return release.docsVersion === 'current';
}

/** The release served at the root of the site. @throws Error when the table has none */
export function currentRelease(): Release {
  const current = releases.find(isCurrent);
  if (!current) throw new Error('config/releases.ts has no current release.');
  return current;
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
