import { buildSearchIndex } from '../engine/search-index';
import { unpackRows } from '../engine/rows';
import type { PackedPages } from '../engine/rows';
import { queries, type QualityQuery, type QueryKind } from './queries';

/** Which part of the queries a measurement looks at. */
export type Part = 'tuned' | 'held out';

/** How one query fared in one version. */
export interface Measured extends QualityQuery {
  kind: QueryKind;
  part: Part;
  /** Place of the first hit that is a target, from 1; `undefined` when none is. */
  place: number | undefined;
  /** What was the first result. */
  first: string | undefined;
}

/** Share of queries answered first, among the first three, and mean of 1/place. */
export interface Score {
  count: number;
  successAt1: number;
  successAt3: number;
  meanReciprocalRank: number;
}

/** Every third query of a kind is never looked at while tuning. */
const heldOutEvery = 3;

/** Beyond the twentieth hit nobody looks, and the modal shows none. */
const depth = 20;

/**
 * Asks every query of a version's index whose target the version has.
 *
 * @param packed the version's rows
 * @param root the version's root, e.g. `/o1js/`
 */
export async function measureVersion(
  packed: PackedPages,
  root: string,
): Promise<Measured[]> {
  const rows = unpackRows(packed);
  const index = await buildSearchIndex(rows);
  const known = new Set(rows.map(({ url }) => url));
  const toAddress = (target: string) => root + target.replace(/#\*$/, '');
  return allQueries().flatMap((query) => {
    const there = query.targets.filter((target) =>
      known.has(toAddress(target)),
    );
    if (there.length === 0) return [];
    const hits = index.search(query.query).slice(0, depth);
    const isTarget = (url: string) =>
      there.some((target) =>
        target.endsWith('#*')
          ? url.replace(/#.*$/, '') === toAddress(target)
          : url === toAddress(target),
      );
    const place = hits.findIndex(({ row }) => isTarget(row.url)) + 1;
    return [{ ...query, place: place || undefined, first: hits[0]?.row.url }];
  });
}

function allQueries(): Omit<Measured, 'place' | 'first'>[] {
  return Object.entries(queries).flatMap(([kind, ofKind]) =>
    ofKind.map((query, i) => ({
      ...query,
      kind: kind as QueryKind,
      part: i % heldOutEvery === heldOutEvery - 1 ? 'held out' : 'tuned',
    })),
  );
}

/** @returns the score of some measured queries; zeros when there are none. */
export function scoreOf(measured: readonly Measured[]): Score {
  const mean = (value: (place: number | undefined) => number) =>
    measured.length === 0
      ? 0
      : measured.reduce((sum, { place }) => sum + value(place), 0) /
        measured.length;
  return {
    count: measured.length,
    successAt1: mean((place) => (place === 1 ? 1 : 0)),
    successAt3: mean((place) => (place && place <= 3 ? 1 : 0)),
    meanReciprocalRank: mean((place) => (place ? 1 / place : 0)),
  };
}

/**
 * Checks that every target is a page or heading of some version.
 *
 * @param known addresses below a version's root, of all versions
 * @returns the targets that are not
 */
export function unknownTargets(known: ReadonlySet<string>): string[] {
  const targets = allQueries().flatMap((query) => query.targets);
  return [...new Set(targets)].filter(
    (target) => !known.has(target.replace(/#\*$/, '')),
  );
}
