import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Says that a cut has begun, and has neither ended nor been undone. */
const marker = '.cache/version-cut.json';

/** Committed files that a cut changes. */
const changed = [
  'config/releases.ts',
  'package.json',
  'package-lock.json',
  'tests/published-routes.txt',
  'versions.json',
];

/** What a cut adds. */
function added(version: string): string[] {
  return [
    `versioned_docs/version-${version}`,
    `versioned_sidebars/version-${version}-sidebars.json`,
    `node_modules/o1js-${version}`,
    copyOf(version),
  ];
}

/** @returns the folder that the package is copied to, before it has its name. */
export function copyOf(version: string): string {
  return `node_modules/.o1js-${version}`;
}

interface Begun {
  version: string;
  /** The commit that the cut started from. */
  commit: string;
}

/** Notes that a cut begins, on a clean working tree. */
export function beginCut(version: string, siteFolder: string): void {
  const file = path.join(siteFolder, marker);
  mkdirSync(path.dirname(file), { recursive: true });
  const begun: Begun = { version, commit: commitOf(siteFolder) };
  writeFileSync(file, JSON.stringify(begun));
}

/** Notes that a cut has come to its end. */
export function endCut(siteFolder: string): void {
  rmSync(path.join(siteFolder, marker), { force: true });
}

/**
 * Undoes a cut that has begun, if one has.
 *
 * @returns whether one had
 * @throws Error with the commands that undo it, when something was committed since
 */
export function undoInterruptedCut(siteFolder: string): boolean {
  const file = path.join(siteFolder, marker);
  if (!existsSync(file)) return false;
  const { version, commit } = JSON.parse(readFileSync(file, 'utf8')) as Begun;
  if (commit !== commitOf(siteFolder)) {
    throw new Error(
      `A cut of ${version} was interrupted, and something was committed since. Undo it by hand:\n${commands(version, commit)}`,
    );
  }
  try {
    execFileSync('git', ['checkout', '--quiet', commit, '--', ...changed], {
      cwd: siteFolder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    for (const each of added(version)) {
      rmSync(path.join(siteFolder, each), { recursive: true, force: true });
    }
  } catch (error) {
    throw new Error(
      `The cut of ${version} could not be undone. Undo it by hand:\n${commands(version, commit)}`,
      { cause: error },
    );
  }
  endCut(siteFolder);
  console.log(`The cut of ${version} did not come to its end, and is undone.`);
  return true;
}

function commands(version: string, commit: string): string {
  return [
    `  git checkout ${commit} -- ${changed.join(' ')}`,
    `  rm -rf ${[...added(version), marker].join(' ')}`,
  ].join('\n');
}

function commitOf(siteFolder: string): string {
  return execFileSync('git', ['rev-parse', 'HEAD'], {
    cwd: siteFolder,
    encoding: 'utf8',
  }).trim();
}
