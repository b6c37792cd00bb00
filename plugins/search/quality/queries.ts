import { errors } from './queries/errors';
import { names } from './queries/names';
import type { QualityQuery } from './queries/query';
import { subjects } from './queries/subjects';
import unseen from './queries/unseen.json';

/** What readers type, by how it is written or what its writer wants. */
export const queries = { ...names, ...subjects, ...errors } satisfies Record<
  string,
  QualityQuery[]
>;

export type QueryKind = keyof typeof queries;

/** @returns all queries, each with its kind. */
export function allQueries(): (QualityQuery & { kind: QueryKind })[] {
  return Object.entries<QualityQuery[]>(queries).flatMap(([kind, ofKind]) =>
    ofKind.map((query) => ({ ...query, kind: kind as QueryKind })),
  );
}

/**
 * @param wholePages whether any heading of a right page is right
 * @returns queries that somebody wrote without knowing how search ranks: nobody tunes by them, so their misses are not printed
 */
export function unseenQueries(
  wholePages = false,
): (QualityQuery & { kind: string })[] {
  return unseen.map(({ query, targets }) => ({
    query,
    kind: 'unseen',
    targets: wholePages
      ? targets.map((target) => target.replace(/(?:#.*)?$/, '#*'))
      : targets,
  }));
}
