import {
  type Comparisons,
  readComparisons,
  readSignatures,
} from '@o1js-docs/api-docs/symbols/history';
import { byVersion } from '@o1js-docs/api-docs/symbols/version';
import { ReleaseReader } from './release-reader';
import { differences } from './differences';
import { messageDifferences } from '../messages/changes';
import { installedPackages, publishedReleases } from './packages';
import { readMessageChanges, readPrevious } from './recorded';
import { signatureDifferences } from './signatures';

/** The result of a check. */
export interface CheckResult {
  /** Releases that were compared again. */
  compared: string[];
  /** Contradictions, as sentences. */
  problems: string[];
  /** Hints for a maintainer. */
  notes: string[];
}

/**
 * Compares the newest release with the one before it, and every other pair
 * whose packages are installed. Needs no network: the exports of the release
 * before the newest are recorded. Signatures are compared over all releases
 * between two that are installed.
 *
 * @throws Error when nothing is recorded, or a package is not installed
 */
export async function checkInstalled(siteFolder: string): Promise<CheckResult> {
  const comparisons = readComparisons(siteFolder);
  const previous = readPrevious(siteFolder);
  const installed = installedPackages(siteFolder);
  const newest = newestOf([...installed.keys()]);
  const pair = comparisons[newest];
  if (pair?.since !== previous.release) {
    return {
      compared: [],
      problems: [`The exports of o1js ${newest} are not recorded.`],
      notes: [],
    };
  }
  const reader = new ReleaseReader(siteFolder, {
    [previous.release]: previous.exports,
  });
  const known = new Set([...installed.keys(), previous.release]);
  const result = await compareAgain(
    comparisons,
    reader,
    (release, since) => known.has(release) && known.has(since),
  );
  const problems = await checkNeighbors(
    [...installed.keys()],
    reader,
    siteFolder,
  );
  return {
    ...result,
    problems: [...result.problems, ...problems],
  };
}

/**
 * Compares the packages of all recorded releases again.
 *
 * @throws Error when nothing is recorded, or the registry does not answer
 */
export async function checkAll(siteFolder: string): Promise<CheckResult> {
  const comparisons = readComparisons(siteFolder);
  const newest = newestOf([...installedPackages(siteFolder).keys()]);
  const [, ...published] = await publishedReleases(newest);
  const reader = new ReleaseReader(siteFolder);
  const result = await compareAgain(comparisons, reader, () => true);
  const recorded = Object.keys(comparisons).filter((each) => comparisons[each]);
  const problems = await checkNeighbors(recorded, reader, siteFolder);
  return {
    ...result,
    problems: [...result.problems, ...problems],
    notes: published
      .filter((release) => !comparisons[release])
      .map(
        (release) =>
          `o1js ${release} is not compared, but the registry has it: npm run changelog -- --write`,
      ),
  };
}

async function compareAgain(
  comparisons: Comparisons,
  reader: ReleaseReader,
  wanted: (release: string, since: string) => boolean,
): Promise<CheckResult> {
  const result: CheckResult = { compared: [], problems: [], notes: [] };
  for (const [release, recorded] of Object.entries(comparisons)) {
    if (!recorded || !wanted(release, recorded.since)) continue;
    const found = await reader.compare(recorded.since, release);
    result.compared.push(release);
    result.problems.push(...differences(release, recorded, found));
  }
  return result;
}

/** Compares neighbors among these releases with what is recorded between them. */
async function checkNeighbors(
  versions: readonly string[],
  reader: ReleaseReader,
  siteFolder: string,
): Promise<string[]> {
  const signatures = readSignatures(siteFolder);
  const messages = readMessageChanges(siteFolder);
  const sorted = versions.toSorted(byVersion);
  const problems: string[] = [];
  for (const [i, since] of sorted.slice(0, -1).entries()) {
    const release = sorted[i + 1]!;
    problems.push(
      ...signatureDifferences(
        since,
        release,
        await reader.signaturesOf(since),
        await reader.signaturesOf(release),
        recordedBetween(signatures, since, release),
      ),
      ...messageDifferences(
        since,
        release,
        await reader.messagesOf(since),
        await reader.messagesOf(release),
        messages,
      ),
    );
  }
  return problems;
}

/** @returns the records of the releases after one, up to another, in their order */
function recordedBetween<Changes>(
  recorded: Readonly<Record<string, Changes>>,
  since: string,
  release: string,
): Changes[] {
  return Object.entries(recorded)
    .filter(
      ([each]) => byVersion(each, since) > 0 && byVersion(each, release) <= 0,
    )
    .sort(([a], [b]) => byVersion(a, b))
    .map(([, changes]) => changes);
}

function newestOf(versions: readonly string[]): string {
  return versions.toSorted(byVersion).at(-1)!;
}
