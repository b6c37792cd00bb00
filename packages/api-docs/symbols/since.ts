import { byVersion } from '@o1js-docs/project/by-version';
import { comparedReleases, type Comparisons } from './history';
import type { ApiSymbol } from './symbol';

/** The releases that introduced symbols. */
export class SinceTable {
  /** Name -> the release that brought it; several if packages in between were not available. */
  private readonly since = new Map<string, readonly string[]>();

  /**
   * @param comparisons of each release with the one before, see changelog/exports.json
   * @param o1jsVersion the release whose symbols are asked for; later ones are left out
   */
  constructor(comparisons: Comparisons, o1jsVersion: string) {
    for (const each of comparedReleases(comparisons, o1jsVersion)) {
      const { added, newMembers, removed, removedMembers } = each.comparison;
      for (const name of [...added, ...newMembers]) {
        this.since.set(name, each.oneOf);
      }
      for (const name of [...removed, ...removedMembers]) {
        this.since.delete(name);
      }
    }
  }

  /** @returns the release, or several if it is one of them; undefined if it is older than the records, or not recorded. */
  of({ name, inheritedFrom }: ApiSymbol): readonly string[] | undefined {
    const names = [...withOwners(name), ...withOwners(inheritedFrom ?? '')];
    return names
      .flatMap((each) => {
        const releases = this.since.get(each);
        return releases ? [releases] : [];
      })
      .sort((a, b) => byVersion(a.at(-1)!, b.at(-1)!))
      .at(-1);
  }
}

/** `Mina.Transaction.send` cannot be older than `Mina.Transaction`. */
function withOwners(name: string): string[] {
  const parts = name.split('.').filter(Boolean);
  return parts.map((_, i) => parts.slice(0, i + 1).join('.'));
}
