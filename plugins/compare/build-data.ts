import { installedRelease } from '../../config/installed-release';
import { type Release, releases, urlPrefix } from '../../config/releases';
import { site } from '../../config/site';
import { moves } from '../../changelog/moves';
import type {
  CompareData,
  Documented,
  Step,
  Written,
} from '../../src/compare/data';
import { byVersion } from '../changelog/version';
import {
  type Comparisons,
  readComparisons,
  readMessageChanges,
  readSignatures,
} from '../changelog/exports/recorded';
import type { SignatureChanges } from '../changelog/exports/signatures';
import { readApiCosts } from '../symbols/costs/recorded';
import { costTexts } from '../symbols/costs/words';
import { comparedReleases } from '../symbols/compared';
import { readTable } from '../symbols/table/read-table';
import { reasonsBetween } from './callers/reasons';

/**
 * Reads what is recorded of all releases. Pages are those of the references
 * that are there.
 *
 * @param siteFolder absolute path of the folder that holds `changelog`
 * @throws Error when nothing is recorded, or a documented release is not installed
 */
export function buildData(siteFolder: string): CompareData {
  const comparisons = readComparisons(siteFolder);
  const versions = releases.map(
    (release) => installedRelease(release, siteFolder).o1jsVersion,
  );
  const newest = versions.toSorted(byVersion).at(-1)!;
  const compared = comparedReleases(comparisons, newest);
  const known = compared.map(({ release }) => release);
  const messages = readMessageChanges(siteFolder);
  // A text stands in the data once, because many come in one release and go in another.
  const places = new Map(
    Object.values(messages).flatMap(({ gone, came }) => [
      ...Object.entries(gone),
      ...Object.entries(came),
    ]),
  );
  const numbers = new Map([...places.keys()].map((text, i) => [text, i]));
  const numbersOf = (texts: Readonly<Record<string, string>>) =>
    Object.keys(texts).map((text) => numbers.get(text)!);
  // The first is compared with a release that is not offered.
  const steps = compared.slice(1).map(({ release, comparison }) => {
    const step: Step = {
      added: [...comparison.added, ...comparison.newMembers],
      removed: [...comparison.removed, ...comparison.removedMembers],
      deprecated: comparison.deprecated,
      restored: comparison.restored,
      newMessages: numbersOf(messages[release]!.came),
      goneMessages: numbersOf(messages[release]!.gone),
    };
    return [release, step] as const;
  });
  const signatures = writtenOf(readSignatures(siteFolder), known);
  const names = new Set([
    ...steps.flatMap(([, step]) => [...step.added, ...step.removed]),
    ...steps.flatMap(([, step]) => [...step.deprecated, ...step.restored]),
    ...Object.keys(signatures).map((id) => id.replace('#', '.')),
  ]);
  return {
    releases: known,
    unknown: unknownOf(comparisons, known),
    steps: Object.fromEntries(steps),
    signatures,
    documented: Object.fromEntries(
      documentedOf(names, siteFolder).map((each, i) => [versions[i]!, each]),
    ),
    moves,
    messages: [...places],
  };
}

function unknownOf(comparisons: Comparisons, known: readonly string[]) {
  return Object.keys(comparisons)
    .filter((release) => comparisons[release] === null)
    .filter((release) => byVersion(release, known.at(-1)!) < 0)
    .sort(byVersion);
}

/** How each symbol was written, with what breaks callers between any two of its texts. */
function writtenOf(
  changes: SignatureChanges,
  known: readonly string[],
): Record<string, Written> {
  const all: Record<string, { texts: string[]; since: string[] }> = {};
  for (const release of known) {
    for (const [id, [before, after]] of Object.entries(
      changes[release] ?? {},
    )) {
      const written = (all[id] ??= { texts: [before], since: [] });
      written.texts.push(after);
      written.since.push(release);
    }
  }
  return Object.fromEntries(
    Object.entries(all).map(([id, written]) => [
      id,
      { ...written, reasons: reasonsOf(written.texts) },
    ]),
  );
}

function reasonsOf(texts: readonly string[]): Written['reasons'] {
  const pairs = texts.flatMap((before, i) =>
    texts.map(
      (after, k) => [`${i}>${k}`, reasonsBetween(before, after)] as const,
    ),
  );
  return Object.fromEntries(
    pairs.filter(([pair, reasons]) => {
      const [i, k] = pair.split('>');
      return i !== k && reasons.length > 0;
    }),
  );
}

/** Of each documented release: pages of the names, and costs that are not the same on all. */
function documentedOf(
  names: ReadonlySet<string>,
  siteFolder: string,
): Documented[] {
  const costs = releases.map((release) => {
    const { symbols } = readApiCosts(release, siteFolder);
    return new Map(
      Object.entries(symbols).map(([id, cost]) => [
        id.replace('#', '.'),
        costTexts(cost).join('; '),
      ]),
    );
  });
  const differs = (name: string) =>
    new Set(costs.map((each) => each.get(name)).filter(Boolean)).size > 1;
  return releases.map((release, i) => ({
    root: `${site.baseUrl}${urlPrefix(release)}`,
    places: placesOf(release, names, siteFolder),
    measured: costs[i]!.size,
    costs: Object.fromEntries([...costs[i]!].filter(([name]) => differs(name))),
  }));
}

function placesOf(
  release: Release,
  names: ReadonlySet<string>,
  siteFolder: string,
): Record<string, string> {
  const table = readTable(release, siteFolder);
  const places = (table?.symbols ?? [])
    .filter(({ name }) => names.has(name))
    .flatMap(({ name, page, anchor }) =>
      page
        ? [
            [
              name,
              page
                .replace(/^api-reference\//, '')
                .replace(/\.md$/, '')
                .replace(/\/README$/, '/') + (anchor ? `#${anchor}` : ''),
            ] as const,
          ]
        : [],
    )
    .reverse();
  return Object.fromEntries(places);
}
