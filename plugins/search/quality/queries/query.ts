/** A query and what must come first. */
export interface QualityQuery {
  query: string;
  /**
   * What may come first, below a version's root: `page`, `page#heading`, or
   * `page#*` for the page or any heading of it. In a version that has less
   * than half of them the query is not counted.
   */
  targets: string[];
}

/** @returns a query and its targets */
export function q(query: string, ...targets: string[]): QualityQuery {
  return { query, targets };
}
