import type { QualityQuery } from './queries';

/** An engine: returns the addresses that a query finds, best first. */
export type Engine = (query: string) => readonly string[];

/** The result of one query in one version. */
export interface Measured extends QualityQuery {
  /** Place of the first hit that is a target, from 1; `undefined` if no hit is a target. */
  place: number | undefined;
  /** Address of the first hit. */
  first: string | undefined;
}

/** Share of queries whose first hit is a target, share with a target among the first three, and mean of 1/place. */
export interface Score {
  successAt1: number;
  successAt3: number;
  meanReciprocalRank: number;
}

/** Readers don't look beyond the twentieth hit, and the modal shows no more. */
const depth = 20;

/**
 * Share of a query's targets that a version needs. With fewer, the guides that
 * answer are missing, and the rest answers only a part of the question.
 */
const leastTargets = 0.5;

/**
 * Sends each query that a version can answer to an engine.
 *
 * @param queries the queries
 * @param known every address in the version's index
 * @param root the version's root, e.g. `/o1js/`
 * @param engine the engine
 */
export function measure(
  queries: readonly QualityQuery[],
  known: ReadonlySet<string>,
  root: string,
  engine: Engine,
): Measured[] {
  const toAddress = (target: string) => root + target.replace(/#\*$/, '');
  return queries.flatMap((query) => {
    const targets = query.targets.filter((target) =>
      known.has(toAddress(target)),
    );
    if (targets.length < leastTargets * query.targets.length) return [];
    const hits = engine(query.query).slice(0, depth);
    const isTarget = (url: string) =>
      targets.some((target) =>
        target.endsWith('#*')
          ? url.replace(/#.*$/, '') === toAddress(target)
          : url === toAddress(target),
      );
    const isRightlyEmpty = targets.length === 0 && hits.length === 0;
    const place = isRightlyEmpty ? 1 : hits.findIndex(isTarget) + 1;
    return [{ ...query, place: place || undefined, first: hits[0] }];
  });
}

/** @returns the score of some measured queries; zeros if there are none. */
export function scoreOf(measured: readonly Measured[]): Score {
  const mean = (value: (place: number | undefined) => number) =>
    measured.length === 0
      ? 0
      : measured.reduce((sum, { place }) => sum + value(place), 0) /
        measured.length;
  return {
    successAt1: mean((place) => (place === 1 ? 1 : 0)),
    successAt3: mean((place) => (place && place <= 3 ? 1 : 0)),
    meanReciprocalRank: mean((place) => (place ? 1 / place : 0)),
  };
}

/** @returns the queries with targets that accept each heading of a page. */
export function byPage(queries: readonly QualityQuery[]): QualityQuery[] {
  return queries.map((query) => ({
    ...query,
    targets: query.targets.map((target) => target.replace(/(?:#.*)?$/, '#*')),
  }));
}

/**
 * @param queries the queries
 * @param known addresses below a version's root, of all versions
 * @returns the targets that are no page or heading of any version
 */
export function unknownTargets(
  queries: readonly QualityQuery[],
  known: ReadonlySet<string>,
): string[] {
  const targets = queries.flatMap((query) => query.targets);
  return [...new Set(targets)].filter(
    (target) => !known.has(target.replace(/#\*$/, '')),
  );
}
