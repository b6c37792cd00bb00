import type { Comparison, Comparisons } from '../changelog/exports/recorded';
import { byVersion } from '../changelog/version';

/** A release with its changes. */
interface Compared {
  release: string;
  /** The release, and those before it whose packages were not available: one of them brought the change. */
  oneOf: readonly string[];
  comparison: Comparison;
}

/**
 * @param comparisons of each release with the one before, see changelog/exports.json
 * @param o1jsVersion later releases are left out
 * @returns the releases that were compared, oldest first
 */
export function comparedReleases(
  comparisons: Comparisons,
  o1jsVersion: string,
): Compared[] {
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
