import { byVersion } from '@o1js-docs/project/by-version';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import {
  comparedReleases,
  type Comparisons,
  type SignatureChanges,
} from './history';
import { idOf } from './id';
import type { ApiSymbol } from './symbol';

/** A change of a symbol's signature. */
export interface Change {
  /** The release that brought it, or several if one of them did. */
  releases: readonly string[];
  before: string;
  after: string;
}

/** The releases that introduced symbols, and those in which their signatures changed. */
export class SymbolHistory {
  /** Name -> the release that brought it; several if packages in between were not available. */
  private readonly since = new Map<string, readonly string[]>();
  private readonly changes = new Map<string, Change[]>();

  /**
   * @param comparisons of each release with the one before, see changelog/exports.json
   * @param signatures that differ from the release before, see changelog/signatures.json
   * @param o1jsVersion the release whose symbols are asked for; later ones are left out
   */
  constructor(
    comparisons: Comparisons,
    signatures: SignatureChanges,
    o1jsVersion: string,
  ) {
    for (const each of comparedReleases(comparisons, o1jsVersion)) {
      const { added, newMembers, removed, removedMembers } = each.comparison;
      for (const name of [...added, ...newMembers]) {
        this.since.set(name, each.oneOf);
      }
      for (const name of [...removed, ...removedMembers]) {
        this.since.delete(name);
      }
      const changed = Object.entries(signatures[each.release] ?? {});
      for (const [id, [before, after]] of changed) {
        pushToMap(this.changes, id, { releases: each.oneOf, before, after });
      }
    }
  }

  /** @returns the release that brought a symbol, or several if it is one of them; undefined if it is older than the records, or not recorded. */
  sinceOf({ name, inheritedFrom }: ApiSymbol): readonly string[] | undefined {
    return [...withOwners(name), ...withOwners(inheritedFrom ?? '')]
      .map((each) => this.since.get(each))
      .filter((releases) => releases !== undefined)
      .sort((a, b) => byVersion(a.at(-1)!, b.at(-1)!))
      .at(-1);
  }

  /** @returns the changes, newest first; none for an inherited member, whose origin has them. */
  changesOf(symbol: ApiSymbol): readonly Change[] {
    return this.changes.get(idOf(symbol))?.toReversed() ?? [];
  }
}

/** `Mina.Transaction.send` cannot be older than `Mina.Transaction`. */
function withOwners(name: string): string[] {
  const parts = name.split('.').filter(Boolean);
  return parts.map((_, i) => parts.slice(0, i + 1).join('.'));
}
