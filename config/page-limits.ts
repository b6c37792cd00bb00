/** Pages that stand for all: a guide, and the longest page of the API reference. */
export const measuredPages = [
  'writing-constraint-systems/zk-program',
  'api-reference/classes/UInt64',
];

/** What a page may cost a reader, at phone size. `npm run bench` measures it. */
export const pageLimits = {
  /** Everything before the reader's first move, in bytes gzipped. */
  firstVisitBytes: 100_000,
  /** All scripts once they are started, in bytes gzipped. */
  scriptBytes: 150_000,
  /** Lighthouse's score for mobile performance, at least. */
  performance: 100,
  /** Milliseconds in which the page does not answer while it loads. */
  blockingTime: 50,
  layoutShift: 0,
  /** Milliseconds from a tap on a link to a prefetched page until that page is drawn. */
  navigation: 100,
};
