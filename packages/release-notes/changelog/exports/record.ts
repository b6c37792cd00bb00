import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { byVersion } from '@o1js-docs/project/by-version';
import {
  type ChangedSignatures,
  changesFile,
  type Comparison,
  signaturesFile,
} from '@o1js-docs/api-docs/symbols/history';
import { readExportTable } from '@o1js-docs/api-docs/symbols/table/export-table';
import { entryVersions } from '../entries';
import { comparePublicApis } from './compare';
import { installedPackages, packageOf, publishedReleases } from './packages';
import { readPublicApi } from './public-api';
import { changedSignatures, signaturesOf } from './signatures';

/**
 * Compares each published release with the one before it, and records the
 * result. A release that has an entry, but that the registry does not have, is
 * recorded as `null`. The next one is then compared with the one before both.
 *
 * @throws Error when the registry does not answer
 */
export async function recordReleases(siteFolder: string): Promise<void> {
  const installed = [...installedPackages(siteFolder).keys()].sort(byVersion);
  const published = await publishedReleases(installed.at(-1)!);
  const comparisons: Record<string, Comparison | null> = {};
  const signatures: Record<string, ChangedSignatures> = {};
  for (const version of entryVersions(siteFolder)) comparisons[version] = null;
  const [first, ...others] = published as [string, ...string[]];
  let since = first;
  let before = await readRelease(first, siteFolder);
  for (const release of others) {
    const after = await readRelease(release, siteFolder);
    const changes = comparePublicApis(before.api, after.api);
    const exports = Object.keys(after.api).length;
    comparisons[release] = { since, exports, ...changes };
    // The first release of the changelog differs from the one before in almost all signatures.
    signatures[release] =
      since === first
        ? {}
        : changedSignatures(before.signatures, after.signatures);
    console.log(
      `${release}: ${exports} exports, +${changes.added.length} −${changes.removed.length}, ` +
        `${Object.keys(signatures[release]).length} signatures differ, since ${since}`,
    );
    since = release;
    before = after;
  }
  await write(path.join(siteFolder, changesFile), comparisons);
  await write(path.join(siteFolder, signaturesFile), signatures);
}

/** @throws Error when the release's package is neither installed nor on the registry */
async function readRelease(version: string, siteFolder: string) {
  const folder = await packageOf(version, siteFolder);
  return {
    api: readPublicApi(folder),
    signatures: signaturesOf(readExportTable(folder)),
  };
}

/** Writes the records of releases, newest first. Versions are no integers, so an object keeps their order. */
async function write(
  file: string,
  byRelease: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { format } = await import('prettier');
  const newestFirst = Object.fromEntries(
    Object.entries(byRelease).sort(([a], [b]) => byVersion(b, a)),
  );
  const text = await format(JSON.stringify(newestFirst), { parser: 'json' });
  writeFileSync(file, text);
}
