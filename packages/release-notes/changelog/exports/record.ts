import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { byVersion } from '@o1js-docs/project/by-version';
import {
  type ChangedSignatures,
  changesFile,
  type Comparison,
  signaturesFile,
} from '@o1js-docs/api-docs/symbols/history';
import { entryVersions } from '../entries';
import { comparePublicApis } from './compare';
import { installedPackages, publishedReleases } from './packages';
import { readRelease } from './read-release';
import { changedSignatures } from './signatures';

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
  for (const [i, since] of published.slice(0, -1).entries()) {
    const release = published[i + 1]!;
    const before = await readRelease(since, siteFolder);
    const after = await readRelease(release, siteFolder);
    const changes = comparePublicApis(before.api, after.api);
    const exports = Object.keys(after.api).length;
    comparisons[release] = { since, exports, ...changes };
    signatures[release] = {};
    // The first release of the changelog differs from the one before in almost all signatures.
    if (i > 0) {
      signatures[release] = changedSignatures(
        before.signatures,
        after.signatures,
      );
    }
    console.log(
      `${release}: ${exports} exports, +${changes.added.length} −${changes.removed.length}, ` +
        `${Object.keys(signatures[release]).length} signatures differ, since ${since}`,
    );
  }
  await write(path.join(siteFolder, changesFile), comparisons);
  await write(path.join(siteFolder, signaturesFile), signatures);
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
