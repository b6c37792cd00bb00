import type { QualityQuery } from './queries';

/** The result of one query in one version. */
export interface Measured extends QualityQuery {
  /** Place of the first hit that is a target, from 1; `undefined` if no hit is a target. */
  place: number | undefined;
  /** Address of the first hit. */
  first: string | undefined;
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
 * @param engine returns the addresses that a query finds, best first
 */
export function measure(
  queries: readonly QualityQuery[],
  known: ReadonlySet<string>,
  root: string,
  engine: (query: string) => readonly string[],
): Measured[] {
  return queries.flatMap((query) => {
    const targets = query.targets
      .map((target) => root + target)
      .filter((target) => known.has(target.replace(/#\*$/, '')));
    if (targets.length < leastTargets * query.targets.length) return [];
    const hits = engine(query.query).slice(0, depth);
    const isTarget = (url: string) =>
      [url, url.replace(/(?:#.*)?$/, '#*')].some((each) =>
        targets.includes(each),
      );
    const isRightlyEmpty = targets.length === 0 && hits.length === 0;
    const place = isRightlyEmpty ? 1 : hits.findIndex(isTarget) + 1;
    return [{ ...query, place: place || undefined, first: hits[0] }];
  });
}

/** @returns the share of queries whose first hit is a target, the share with a target among the first three, and the mean of 1/place */
export function scoreOf(measured: readonly Measured[]): number[] {
  const mean = (value: (place: number) => number) =>
    measured.reduce((sum, { place = Infinity }) => sum + value(place), 0) /
    measured.length;
  return [
    mean((place) => Number(place === 1)),
    mean((place) => Number(place <= 3)),
    mean((place) => 1 / place),
  ];
}

/** @returns the queries with targets that accept each heading of a page. */
export function byPage(queries: readonly QualityQuery[]): QualityQuery[] {
  return queries.map((query) => ({
    ...query,
    targets: query.targets.map((target) => target.replace(/(?:#.*)?$/, '#*')),
  }));
}
