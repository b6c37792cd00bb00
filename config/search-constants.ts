// Apart from config/search.ts, because the reader's browser, which has no
// environment variables, reads these too.

/** The longest query that is read; DocSearch's own limit for its input. */
export const maxQueryLength = 512;

/**
 * Most bytes, gzipped, that the rows of one version weigh. With the engine, a
 * reader downloads at most 200 kB before the first result.
 */
export const rowsByteBudget = 185_000;

/** Whether Algolia collects anonymous statistics of searches and clicks. The embedded index never does. */
export const searchAnalytics = false;

/** What is said when search fails: by the theme, and by a page whose scripts are missing. */
export const searchFailure = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
  retry: 'Retry',
};
