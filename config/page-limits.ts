/** Pages that stand for all: a guide, and the longest page of the API reference. */
export const measuredPages = [
  'writing-constraint-systems/zk-program',
  'api-reference/classes/UInt64',
];

/** What the site may cost a reader, at phone size, and an author. `npm run bench` measures it. */
export const pageLimits = {
  /** Everything before the reader's first interaction, in bytes gzipped. */
  firstVisitBytes: 60_000,
  /**
   * The page itself, in bytes gzipped. A server sends ten packets, 14,300 bytes
   * of a page, before it waits for an answer; the navbar's parts and the links
   * of a guide's samples, some 900 bytes, go beyond that, the link to report a
   * mistake, 100 bytes, and the table and the examples of a class with sixty
   * members.
   */
  htmlBytes: {
    'writing-constraint-systems/zk-program': 16_000,
    'api-reference/classes/UInt64': 18_500,
  } as Readonly<Record<string, number>>,
  /** All scripts once they are started, in bytes gzipped. */
  scriptBytes: 152_000,
  /** How much these may grow with 100 pages more. */
  scriptBytesPer100Pages: 1_000,
  /** Lighthouse's score for mobile performance, at least. */
  performance: 100,
  /** Milliseconds, but for the layout shift. */
  times: {
    /** When the largest part of a page is drawn. */
    largestPaint: 1_354,
    /** In which a page does not answer while it loads. */
    blockingTime: 50,
    layoutShift: 0,
    /** From a tap on a link to a prefetched page until that page is drawn. */
    navigation: 100,
    /** On a slow phone, from Ctrl+K as soon as a page is drawn until search can be typed into. */
    slowSearch: 3_000,
  },
  /** What a tab may hold after many navigations, searches and runs, of what it held after the first. */
  memoryGrowth: 1.1,
  build: {
    /**
     * CPU seconds of a build without caches. It would take a quarter more with
     * Node's default for new objects, 16 MB, which is why package.json sets 32.
     */
    cold: 130,
    /** What share of that a build with caches may take. */
    warmShare: 2 / 3,
    /** The most memory that a build may hold at one time. */
    megabytes: 2_000,
  },
  /**
   * Milliseconds until `npm start` shows a page, and until it shows an edit that
   * is not its first: Docusaurus reads the pages of all versions at each save.
   */
  dev: { ready: 25_000, edit: 2_500 },
};
