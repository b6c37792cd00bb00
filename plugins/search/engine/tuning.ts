/** Every weight of the ranking. Change them by what `npm run search:quality` says of the tuned part. */
export const tuning = {
  /** How much a word counts by where it is. */
  title: 10,
  page: 2.5,
  parents: 2,
  keywords: 2,
  content: 1,
  /** How much a long text lowers the worth of each of its words: 0 not at all, 1 in full. */
  titleLength: 0.3,
  aboveLength: 0.3,
  keywordsLength: 0.5,
  contentLength: 0.6,
  /** How soon another occurrence of a word adds nothing more. */
  saturation: 1.6,
  /** A part of a compound word: `equals` of `assertEquals`. */
  part: 0.55,
  /** Another form of a word. */
  inflection: 0.8,
  /** A longer word, where more words follow. */
  completion: 0.7,
  /** A word with letters wrong. */
  similar: 0.6,
  /** A word that every question has. */
  stopWord: 0.35,
  /** How much rare words count more; 1 is BM25's own, which pages this few overrate. */
  rarity: 0.5,
  /** How much a row loses that lacks words. */
  coverage: 1,
  /** How much the best of a page counts for each of its headings. */
  pageShare: 0.1,
  /** How much a word that only another heading of the page has counts as there. */
  pageCoverage: 0.5,
  /** A title that shares the query's words, and has no others. */
  overlap: 0.5,
  /** How much of that a title loses whose other words the query does not have. */
  overlapTitle: 0.7,
  /** A page, and a heading right below it, against deeper ones. */
  pageLevel: 1.15,
  headingLevel: 1.1,
  /** A guide, for words. */
  guide: 2,
  /** A page of error messages, for who asks how something is done. */
  errorForHow: 0.6,
  changelog: 0.25,
  typeAlias: 0.7,
  /** Each doubling of the links to a page. */
  links: 0.05,
  /** Words in the query's order. */
  order: 0.5,
  /** A message that the query quotes in full. */
  quoted: 3,
  /** A title that is the query. */
  pageTitle: 4,
  heading: 2,
  memberByChance: 1.5,
  nameInWords: 8,
  /** A keyword of the page that says what the query says, and a phrase of a section. */
  keyword: 1.4,
  phrase: 1.4,
  /** How soon a phrase loses that lacks words of the query, and one that has others. */
  phraseAsked: 2,
  phraseSaid: 3,
  /** What a word of the query counts that the titles above have, and not the phrase. */
  phraseContext: 0.6,
  /** How much rare words of phrases count more. */
  phraseRarity: 0.5,
};
