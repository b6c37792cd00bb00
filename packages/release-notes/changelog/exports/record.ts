import { entryVersions } from '../entries';
import type {
  ChangedSignatures,
  Comparison,
} from '@o1js-docs/api-docs/symbols/history';
import { byVersion } from '@o1js-docs/api-docs/symbols/version';
import { ReleaseReader } from './release-reader';
import { changedMessages, type ChangedMessages } from '../messages/changes';
import { installedPackages, publishedReleases } from './packages';
import {
  writeComparisons,
  writeMessages,
  writePrevious,
  writeSignatures,
} from './recorded';
import { changedSignatures } from './signatures';

/**
 * Compares each published release with the one before it, and records the
 * result. A release that has an entry, but that the registry does not have, is
 * recorded as `null`; the next one is then compared with the one before both.
 *
 * @throws Error when the registry does not answer
 */
export async function recordExports(siteFolder: string): Promise<void> {
  const installed = [...installedPackages(siteFolder).keys()].sort(byVersion);
  const published = await publishedReleases(installed.at(-1)!);
  const reader = new ReleaseReader(siteFolder);
  const comparisons: Record<string, Comparison | null> = {};
  const signatures: Record<string, ChangedSignatures> = {};
  const messages: Record<string, ChangedMessages> = {};
  for (const version of entryVersions(siteFolder)) comparisons[version] = null;
  for (const [i, since] of published.slice(0, -1).entries()) {
    const release = published[i + 1]!;
    const found = await reader.compare(since, release);
    comparisons[release] = found;
    // The first release of the changelog differs from the one before in almost all signatures.
    const changed =
      i > 0
        ? changedSignatures(
            await reader.signaturesOf(since),
            await reader.signaturesOf(release),
          )
        : {};
    signatures[release] = changed;
    if (i > 0) {
      messages[release] = changedMessages(
        await reader.messagesOf(since),
        await reader.messagesOf(release),
      );
    }
    console.log(
      `${release}: ${found.exports} exports, ` +
        `+${found.added.length} −${found.removed.length}, ${Object.keys(changed).length} signatures differ, since ${since}`,
    );
  }
  await writeComparisons(siteFolder, comparisons);
  await writeSignatures(siteFolder, signatures);
  await writeMessages(siteFolder, messages);
  const previous = published.at(-2)!;
  await writePrevious(siteFolder, {
    release: previous,
    exports: await reader.of(previous),
  });
}
