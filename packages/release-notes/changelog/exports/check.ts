import { byVersion } from '@o1js-docs/project/by-version';
import { readComparisons } from '@o1js-docs/api-docs/symbols/history';
import { buildData } from '../../compare/build-data';
import { compareReleases } from '../../comparison/compare-releases';
import type { CompareData } from '../../comparison/data';
import { comparePublicApis } from './compare';
import { readRelease } from './read-release';
import { changedSignatures, recordedText } from './signatures';

/** What differs between two releases: names and signatures by the kind of their difference. */
type Differences = Readonly<Record<string, readonly string[]>>;

/**
 * Compares releases with their neighbors in the list, and the result with the
 * records of the releases between them.
 *
 * @returns each contradiction, as a sentence
 * @throws Error when nothing is recorded, or a package is not to be had
 */
export async function wrongRecords(
  versions: readonly string[],
  siteFolder: string,
): Promise<string[]> {
  const data = buildData(siteFolder);
  const comparisons = readComparisons(siteFolder);
  const missing = versions.filter((release) => !comparisons[release]);
  if (missing.length > 0) return [`Not recorded: o1js ${missing.join(', ')}.`];
  const problems: string[] = [];
  const sorted = versions.toSorted(byVersion);
  for (const [i, from] of sorted.slice(0, -1).entries()) {
    const to = sorted[i + 1]!;
    const { exports } = comparisons[to]!;
    const found = Object.keys((await readRelease(to, siteFolder)).api).length;
    if (exports !== found) {
      problems.push(
        `${to}: ${exports} exports are recorded, the package has ${found}.`,
      );
    }
    problems.push(...(await checkPair(from, to, data, siteFolder)));
  }
  return problems;
}

/** @returns contradictions between the records and the packages of two releases, as sentences */
async function checkPair(
  from: string,
  to: string,
  data: CompareData,
  siteFolder: string,
): Promise<string[]> {
  const recorded = recordedDifferences(data, from, to);
  const found = await foundDifferences(from, to, siteFolder);
  return Object.keys(found).flatMap((kind) => [
    ...without(found[kind]!, recorded[kind]!).map(
      (each) => `From ${from} to ${to}: ${kind}, and not recorded: ${each}`,
    ),
    ...without(recorded[kind]!, found[kind]!).map(
      (each) =>
        `From ${from} to ${to}: recorded as ${kind}, and not so: ${each}`,
    ),
  ]);
}

function recordedDifferences(
  data: CompareData,
  from: string,
  to: string,
): Differences {
  const { added, removed, deprecated, changed } = compareReleases(
    data,
    from,
    to,
  );
  return {
    added,
    removed,
    deprecated,
    'no longer deprecated': compareReleases(data, to, from).deprecated,
    'a changed signature': changed.map(({ name, before, after }) =>
      signatureChange(name, before, after),
    ),
  };
}

async function foundDifferences(
  from: string,
  to: string,
  siteFolder: string,
): Promise<Differences> {
  const before = await readRelease(from, siteFolder);
  const after = await readRelease(to, siteFolder);
  const changes = comparePublicApis(before.api, after.api);
  const added = [...changes.added, ...changes.newMembers];
  const removed = [...changes.removed, ...changes.removedMembers];
  return {
    added,
    // A member that is gone together with its owner is not listed.
    removed: removed.filter((name) => !hasOwner(name, removed)),
    deprecated: changes.deprecated.filter(
      (name) => !added.includes(name) && !hasOwner(name, added),
    ),
    'no longer deprecated': changes.restored,
    'a changed signature': Object.entries(
      changedSignatures(before.signatures, after.signatures),
    ).map(([id, texts]) => signatureChange(id.replace('#', '.'), ...texts)),
  };
}

function signatureChange(name: string, before: string, after: string): string {
  return `${name}, from ${recordedText(before)} to ${recordedText(after)}`;
}

function hasOwner(name: string, names: readonly string[]): boolean {
  return names.some((owner) => name.startsWith(`${owner}.`));
}

function without(all: readonly string[], others: readonly string[]): string[] {
  return all.filter((each) => !others.includes(each));
}
