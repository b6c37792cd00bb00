import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isCurrent, type Release } from './releases';

/** An o1js package on this machine's disk. */
export interface InstalledRelease extends Release {
  /** The o1js version that package.json of the package states, e.g. `2.15.0`. */
  o1jsVersion: string;
  /** Absolute path of the package's folder. */
  packageFolder: string;
}

/** Parts of the package that the site is made from; `npm publish` ships them all. */
const neededFiles = [
  'src/index.ts',
  'dist/node/index.js',
  'dist/node/index.d.ts',
  'dist/web/index.js',
];

/**
 * Finds the npm package of a release.
 *
 * @param release a line of the release table
 * @param siteFolder absolute path of the folder whose node_modules is searched
 * @throws Error when the package is missing or incomplete; it says what to run
 */
export function installedRelease(
  release: Release,
  siteFolder: string,
): InstalledRelease {
  const packageFolder = path.join(
    siteFolder,
    'node_modules',
    release.npmPackage,
  );
  const packageJson = path.join(packageFolder, 'package.json');
  const missing = [
    packageJson,
    ...neededFiles.map((f) => path.join(packageFolder, f)),
  ].find((file) => !existsSync(file));
  if (missing) {
    throw new Error(
      `Package ${release.npmPackage}, which documents version ${release.label}, is ` +
        `${existsSync(packageFolder) ? 'incomplete' : 'not installed'}: ` +
        `${path.relative(siteFolder, missing)} does not exist. ` +
        `Run: npm ci. If package.json lacks the package: npm install --save-exact ${packageSpec(release)}`,
    );
  }
  const { version } = JSON.parse(readFileSync(packageJson, 'utf8')) as {
    version: string;
  };
  if (!isCurrent(release) && release.docsVersion !== version) {
    throw new Error(
      `Docs version ${release.docsVersion} is documented from o1js ${version}: ` +
        `the alias ${release.npmPackage} in package.json points at the wrong release. ` +
        `Run: npm install --save-exact ${packageSpec(release)}`,
    );
  }
  return { ...release, o1jsVersion: version, packageFolder };
}

/** @returns the release as `npm install` takes it, e.g. `o1js-2.5.0@npm:o1js@2.5.0`. */
export function packageSpec(release: Release): string {
  const { npmPackage, docsVersion } = release;
  return isCurrent(release)
    ? npmPackage
    : `${npmPackage}@npm:o1js@${docsVersion}`;
}
