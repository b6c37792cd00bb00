import { byVersion } from '../version';
import { Surfaces } from './compare-releases';
import { differences } from './differences';
import { installedPackages, publishedReleases } from './packages';
import { type Comparisons, readComparisons, readPrevious } from './recorded';

/** What a check found. */
export interface CheckResult {
  /** Releases whose comparison was made anew. */
  compared: string[];
  /** What is wrong, as a sentence. */
  problems: string[];
  /** What a maintainer may want to know. */
  notes: string[];
}

/**
 * Compares the newest release with the one before it, and every other pair
 * whose packages are installed. Needs no network: all that the release before
 * the newest exports is recorded.
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
  const surfaces = new Surfaces(siteFolder, {
    [previous.release]: previous.exports,
  });
  const known = new Set([...installed.keys(), previous.release]);
  return compareAgain(
    comparisons,
    surfaces,
    (release, since) => known.has(release) && known.has(since),
  );
}

/**
 * Compares all recorded releases anew, from their packages.
 *
 * @throws Error when nothing is recorded, or the registry does not answer
 */
export async function checkAll(siteFolder: string): Promise<CheckResult> {
  const comparisons = readComparisons(siteFolder);
  const newest = newestOf([...installedPackages(siteFolder).keys()]);
  const [, ...published] = await publishedReleases(newest);
  const result = await compareAgain(
    comparisons,
    new Surfaces(siteFolder),
    () => true,
  );
  return {
    ...result,
    notes: published
      .filter((release) => !comparisons[release])
      .map(
        (release) =>
          `o1js ${release} is not compared, but the registry has it: npm run changelog:exports -- --write`,
      ),
  };
}

async function compareAgain(
  comparisons: Comparisons,
  surfaces: Surfaces,
  wanted: (release: string, since: string) => boolean,
): Promise<CheckResult> {
  const result: CheckResult = { compared: [], problems: [], notes: [] };
  for (const [release, recorded] of Object.entries(comparisons)) {
    if (!recorded || !wanted(release, recorded.since)) continue;
    const found = await surfaces.compare(recorded.since, release);
    result.compared.push(release);
    result.problems.push(...differences(release, recorded, found));
  }
  return result;
}

function newestOf(versions: readonly string[]): string {
  return versions.toSorted(byVersion).at(-1)!;
}
