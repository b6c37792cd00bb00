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

/** The releases in which the signatures of symbols changed. */
export class ChangesTable {
  private readonly changes = new Map<string, Change[]>();

  /**
   * @param comparisons of each release with the one before
   * @param signatures that differ from the release before, see changelog/signatures.json
   * @param o1jsVersion the release whose symbols are asked for; later ones are left out
   */
  constructor(
    comparisons: Comparisons,
    signatures: SignatureChanges,
    o1jsVersion: string,
  ) {
    const releases = comparedReleases(comparisons, o1jsVersion).reverse();
    for (const { release, oneOf } of releases) {
      for (const [id, texts] of Object.entries(signatures[release] ?? {})) {
        const [before, after] = texts;
        pushToMap(this.changes, id, { releases: oneOf, before, after });
      }
    }
  }

  /** @returns the changes, newest first; none for an inherited member, whose origin has them. */
  of(symbol: ApiSymbol): readonly Change[] {
    return this.changes.get(idOf(symbol)) ?? [];
  }
}
