import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pagesOf } from '../parse/pages';
import type { ReleaseFolder } from '../release-folder';
import { importedSources } from './imported-sources';
import { lockedPackages, type PackageLock } from './locked-packages';

/** The common inputs of all scripts of a release. */
export interface Environment {
  /** The release's package, what checks its programs, and all that these depend on. */
  packages: readonly string[];
  /** The version that is installed, whatever the lock file says. */
  o1js: string;
  /** The checker's own source files, by their path in the project. */
  sources: Readonly<Record<string, string>>;
  node: string;
  platform: string;
  /** The prover. */
  backend: string;
  /** Pages of the release that declare globals, which all programs see. */
  globals: readonly string[];
}

/** Packages that run scripts, besides the release. */
const tools = ['typescript', 'vitest', '@types/node'];

/** Entry points of the checker and of its processes. */
const entries = [
  'checks/samples.checks.ts',
  'checks/proofs.checks.ts',
  'run/runtime/main.ts',
  'run/test-block.config.ts',
];

const pluginFolder = path.resolve(import.meta.dirname, '..');
const projectFolder = path.resolve(pluginFolder, '../..');

/** @returns the environment that programs of a release run in. */
export function readEnvironment(
  release: ReleaseFolder,
  siteFolder: string,
): Environment {
  const { npmPackage, backend, o1jsVersion } = release;
  const lock = JSON.parse(
    readFileSync(path.join(projectFolder, 'package-lock.json'), 'utf8'),
  ) as PackageLock;
  const sources = importedSources(
    entries.map((file) => path.join(pluginFolder, file)),
  );
  return {
    packages: lockedPackages(lock, [npmPackage, ...tools]),
    o1js: o1jsVersion,
    sources: Object.fromEntries(
      [...sources].map(([file, text]) => [
        path.relative(projectFolder, file),
        text,
      ]),
    ),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    backend,
    globals: pagesOf(release, siteFolder)
      .map((page) => readFileSync(path.join(siteFolder, page), 'utf8'))
      .filter((text) => /\bdeclare\s+(?:global|module)\b/.test(text)),
  };
}
