// Apart from config/search.ts, because the reader's browser, which has no
// environment variables, reads these too.

/** The longest query that is read; DocSearch's own limit for its input. */
export const maxQueryLength = 512;

/** The most that search may cost a reader. tests/browser/search.spec.ts checks it. */
export const searchLimits = {
  /** From Ctrl+K to the first result, modal and all, on a page whose scripts have started. */
  kilobytesToFirstResult: 80,
  /** With the texts, which come after the first result. */
  kilobytesInAll: 285,
};

/** Most bytes, gzipped, that the names of one version weigh: what comes before the first result. */
export const namesByteBudget = 40_000;

/** Most bytes, gzipped, that the rows of one version weigh, names and texts. */
export const rowsByteBudget = 224_000;

/** Whether Algolia collects anonymous statistics of searches and clicks. The embedded index never does. */
export const searchAnalytics = false;

/** What is said when search fails: by the theme, and by a page whose scripts are missing. */
export const searchFailure = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
  retry: 'Retry',
};

/** Whose hosted index is searched, where one is; DocSearch's terms ask for the link. */
export const algoliaAddress = 'https://www.algolia.com/developers/';
