/**
 * The page itself, in bytes gzipped, for a guide and for the longest page of the
 * API reference. A server sends ten packets, 14,300 bytes of a page, before it
 * waits for an answer. The navbar, the links of a guide's samples and the
 * examples and lines of a class with sixty members go beyond that, and so does Docusaurus'
 * own script for the color mode. Data for other programs, such as a feed and the
 * words for a shared link, takes 0.2 kB.
 */
const htmlBytes = {
  'writing-constraint-systems/zk-program': 16_300,
  'api-reference/classes/UInt64': 20_000,
};

/** Pages that stand for all the others when the site is measured. */
export const measuredPages = Object.keys(
  htmlBytes,
) as (keyof typeof htmlBytes)[];

/** What a page may cost a reader with a phone. `npm run bench` prints the figures. */
export const pageLimits = {
  htmlBytes,
  /** Everything that a page loads before the reader's first move, in bytes gzipped: 63 times 1,024. */
  firstVisitBytes: 64_512,
  /** All scripts after the reader's first move, in bytes gzipped. */
  scriptBytes: 154_600,
  /**
   * Limits of Lighthouse's audits on its phone: milliseconds, except for the layout
   * shift. Times above them are no longer good by the rules of web.dev. The score has
   * no limit: one build blocks the phone for 0 to 153 ms on an idle machine, and has
   * 98 to 100 points. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md
   * says what the index of a machine means.
   */
  audits: {
    'largest-contentful-paint': 2_500,
    'total-blocking-time': 200,
    'cumulative-layout-shift': 0,
  },
};
