import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesOf } from '../parse/pages';
import type { ReleaseFolder } from '../release-folder';

/** The common inputs of all scripts of a release, besides code and packages. */
export interface Environment {
  /** The version that is installed, whatever the lock file says. */
  o1js: string;
  platform: string;
  /** The prover. */
  backend: string;
  /** Pages of the release that declare globals, which all programs see. */
  globals: readonly string[];
}

/** @returns the environment that programs of a release run in. */
export function readEnvironment(
  release: ReleaseFolder,
  siteFolder: string,
): Environment {
  const { backend, o1jsVersion } = release;
  return {
    o1js: o1jsVersion,
    platform: `${process.platform} ${process.arch}`,
    backend,
    globals: pagesOf(release, siteFolder)
      .map((page) => readFileSync(path.join(siteFolder, page), 'utf8'))
      .filter((text) => /\bdeclare\s+(?:global|module)\b/.test(text)),
  };
}
