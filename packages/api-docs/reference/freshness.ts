import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  type InstalledRelease,
  installedRelease,
} from '@o1js-docs/project/installed-release';
import { referenceFolder } from '@o1js-docs/project/paths';
import { projectFolder } from '@o1js-docs/project/project-folder';
import { docsFolder, releases } from '@o1js-docs/project/releases';
import { digestOf } from '@o1js-docs/project/cache/digest';
import { codeFingerprint } from '@o1js-docs/project/cache/disk-cache';
import { apiCostsFile } from '../symbols/costs/recorded';
import { changesFile, signaturesFile } from '../symbols/history';

/** The module that generates a reference. */
const generator = new URL('typedoc-plugin.ts', import.meta.url).href;

/** The file in a reference that says what it was generated from. */
const fingerprintFile = '.fingerprint';

/** The command of docusaurus-plugin-typedoc. */
const command = 'generate-typedoc';

/** @returns the releases that TypeDoc documents in this process: those whose reference is stale, so that a start doesn't wait for the others */
export function releasesToDocument(): InstalledRelease[] {
  // Without a release Docusaurus doesn't know the command.
  if (!process.argv.includes(command)) return staleReleases();
  return releases.map((each) => installedRelease(each, projectFolder));
}

/** @returns the releases whose reference is missing, or was generated from another release or other records, or by other code */
function staleReleases(): InstalledRelease[] {
  return releases
    .map((each) => installedRelease(each, projectFolder))
    .filter((release) => {
      const folder = `${docsFolder(release)}/${referenceFolder}`;
      return !isFresh(release, path.join(projectFolder, folder));
    });
}

/** @param folder absolute path of the release's reference */
export function isFresh(release: InstalledRelease, folder: string): boolean {
  const known = textOf(path.join(folder, fingerprintFile));
  return known === fingerprintOf(release);
}

/** Writes down what the reference was generated from. */
export function markFresh(release: InstalledRelease, folder: string): void {
  writeFileSync(path.join(folder, fingerprintFile), fingerprintOf(release));
}

/**
 * Writes the references that are stale, in a process of its own, which gives its memory back.
 *
 * @throws Error when TypeDoc fails
 */
export function refreshReferences(): void {
  if (staleReleases().length === 0) return;
  const docusaurus = 'node_modules/@docusaurus/core/bin/docusaurus.mjs';
  spawnSync(process.execPath, [docusaurus, command], {
    cwd: projectFolder,
    stdio: 'inherit',
  });
  if (staleReleases().length === 0) return;
  throw new Error(
    'TypeDoc wrote no reference. Its messages say why; if there are none, run: npm ci',
  );
}

let code: string | undefined;

function fingerprintOf(release: InstalledRelease): string {
  const records = [
    changesFile,
    signaturesFile,
    apiCostsFile(release),
    'packages/api-docs/reference/own-summaries.yaml',
    'packages/api-docs/reference/task-groups.yaml',
  ].map((file) => textOf(path.join(projectFolder, file)));
  code ??= codeFingerprint([generator]);
  return digestOf([code, release.o1jsVersion, records]);
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
