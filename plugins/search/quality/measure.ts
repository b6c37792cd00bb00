import { createHash } from 'node:crypto';
import { allQueries, unseenQueries } from './queries';
import type { QualityQuery } from './queries/query';

/** Which part of the queries a measurement looks at. */
export type Part = 'tuned' | 'held out';

/** An engine that is asked: gives the addresses of what it finds, best first. */
export type Ask = (query: string) => readonly string[];

/** How one query fared in one version. */
export interface Measured extends QualityQuery {
  kind: string;
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

/** Of 256: how many queries are held out. */
const heldOutShare = 96;

/** Beyond the twentieth hit nobody looks, and the modal shows none. */
const depth = 20;

/**
 * What share of a query's targets a version needs to be asked: where the guides
 * that answer are missing, what is left takes part in the answer at most.
 */
const leastThere = 0.5;

/**
 * Asks every query that a version has answers to.
 *
 * @param known every address that the version's index has
 * @param root the version's root, e.g. `/o1js/`
 * @param ask the engine
 * @param list what it is asked: the list that it is tuned with, if nothing else is named
 */
export function measure(
  known: ReadonlySet<string>,
  root: string,
  ask: Ask,
  list: readonly (QualityQuery & { kind: string })[] = allQueries(),
): Measured[] {
  const toAddress = (target: string) => root + target.replace(/#\*$/, '');
  return list.flatMap((query) => {
    const there = query.targets.filter((target) =>
      known.has(toAddress(target)),
    );
    if (there.length < leastThere * query.targets.length) return [];
    const hits = ask(query.query).slice(0, depth);
    const isTarget = (url: string) =>
      there.some((target) =>
        target.endsWith('#*')
          ? url.replace(/#.*$/, '') === toAddress(target)
          : url === toAddress(target),
      );
    const place = hits.findIndex(isTarget) + 1;
    const part = partOf(query.query);
    return [{ ...query, part, place: place || undefined, first: hits[0] }];
  });
}

/** @returns the part that a query belongs to, whatever stands before it in the list. */
function partOf(query: string): Part {
  const [byte] = createHash('sha256').update(query).digest();
  return byte! < heldOutShare ? 'held out' : 'tuned';
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
  const targets = [...allQueries(), ...unseenQueries()].flatMap(
    (query) => query.targets,
  );
  return [...new Set(targets)].filter(
    (target) => !known.has(target.replace(/#\*$/, '')),
  );
}
