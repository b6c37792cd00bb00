// Separate from config/search.ts, which reads environment variables, because
// the reader's browser needs these numbers, too.

/** Letters of the longest query, as in DocSearch's input. */
export const maxQueryLength = 512;

/** The most that search may cost a reader. tests/browser/search.spec.ts checks it. */
export const searchLimits = {
  /** From Ctrl+K to the first result, with the modal, on a page whose scripts have started. */
  kilobytesToFirstResult: 185,
  /** With the texts, which arrive after the first result. */
  kilobytesInAll: 385,
};

/** Most bytes of a version's titles, gzipped. The first result waits for them. */
export const titleIndexByteBudget = 40_000;

/** Most bytes of a version's titles and texts, gzipped. */
export const fullIndexByteBudget = 240_000;

/**
 * Letters of a section that search ships in reading order. Hits show them. The
 * other words of the text are shipped as a list. If a version is over its
 * budget, ship fewer letters. A few letters of the reference would say less
 * than its titles.
 */
export const shownLetters = {
  current: { guide: 48, reference: 0 },
  archived: { guide: 160, reference: 64 },
};

/** True lets Algolia collect anonymous statistics of searches and clicks. The embedded index collects none. */
export const searchAnalytics = false;

/** Texts for a failed search, also on a page whose scripts are missing. */
export const searchFailure = {
  title: 'Unable to fetch results',
  help: 'You might want to check your network connection.',
  retry: 'Retry',
};
