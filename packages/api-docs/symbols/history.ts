import { byVersion } from '@o1js-docs/project/by-version';
import { readData } from '@o1js-docs/samples/measure/data-file';

/** Names that came and went between two releases, sorted. */
export interface Changes {
  /** Exports, and members of namespaces. */
  added: string[];
  removed: string[];
  /** Members of classes and objects that both releases export: `Field.toBigint`. */
  newMembers: string[];
  removedMembers: string[];
  /** Names and members that the older release does not call deprecated. */
  deprecated: string[];
  /** Names and members that only the older release calls deprecated, of those that both have. */
  restored: string[];
}

/** The record of a release: the differences between its exports and those of the release before. */
export interface Comparison extends Changes {
  /** The release that it is compared with. */
  since: string;
  /** Number of names that it exports. */
  exports: number;
}

/** Recorded releases; `null` for one whose package was not available. */
export type Comparisons = Readonly<Record<string, Comparison | null>>;

/** Symbol's id -> its signature before and after. */
export type ChangedSignatures = Readonly<
  Record<string, readonly [before: string, after: string]>
>;

/** The records: release -> signatures that differ from the release before it. */
export type SignatureChanges = Readonly<Record<string, ChangedSignatures>>;

/** Records that packages/release-notes/changelog writes. */
export const changesFile = 'changelog/exports.json';
export const signaturesFile = 'changelog/signatures.json';

/** @returns the names that came and went, as committed */
export function readComparisons(siteFolder: string): Comparisons {
  return readData<Comparisons>(siteFolder, changesFile)!;
}

/** @returns the signatures that changed, as committed */
export function readSignatures(siteFolder: string): SignatureChanges {
  return readData<SignatureChanges>(siteFolder, signaturesFile)!;
}

/**
 * @param comparisons of each release with the one before, see changelog/exports.json
 * @param o1jsVersion later releases are left out
 * @returns the releases that were compared, oldest first; `oneOf` has the release, and those before it whose packages were not available: one of them brought the change
 */
export function comparedReleases(
  comparisons: Comparisons,
  o1jsVersion: string,
): { release: string; oneOf: readonly string[]; comparison: Comparison }[] {
  let unknown: string[] = [];
  return Object.entries(comparisons)
    .filter(([release]) => byVersion(release, o1jsVersion) <= 0)
    .sort(([a], [b]) => byVersion(a, b))
    .flatMap(([release, comparison]) => {
      const oneOf = [...unknown, release];
      unknown = comparison ? [] : oneOf;
      return comparison ? [{ release, oneOf, comparison }] : [];
    });
}
