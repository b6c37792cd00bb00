/** The weights of the ranking. Tune them by the validation set of `npm run search:quality`. */
export const tuning = {
  /** Weight of a word in each field. */
  title: 10,
  page: 2.5,
  aliases: 2,
  content: 1,
  finePrint: 0.2,
  /** From 0 to 1: at 1, a text of double length halves the weight of its words. */
  length: 0.45,
  /** The higher it is, the more a repeated word adds. */
  saturation: 1.6,
  /** A part of a compound word: `equals` of `assertEquals`. */
  part: 0.55,
  /** Another form of a word. */
  inflection: 0.8,
  stopWord: 0.35,
  /** Exponent of a word's rarity. BM25 has 1, which is too much for so few pages. */
  rarity: 0.5,
  /** Weight of a word that only another heading of the page contains. */
  pageCoverage: 0.8,
  /** A page, and a heading of level 2; deeper headings have 1. */
  pageLevel: 1.15,
  headingLevel: 1.1,
  /** A page whose title begins with a query of one or two letters. */
  beginning: 30,
  /** A guide, if the query is words. */
  guide: 2,
  /** An error, if the query isn't spelled like a message. */
  error: 0.8,
  /** An entry of the glossary, a row of costs, or a step of the course. */
  lookedUp: 0.8,
  /** A page or member of the reference, if the query is an identifier. */
  identifier: 1.5,
  changelog: 0.25,
  typeAlias: 0.7,
  /** Each doubling of the links to a page. */
  links: 0.05,
  /** Words in the query's order. */
  order: 0.5,
  /** A title of several words that the query quotes. */
  quoted: 3,
  /** A title that is equal to the query. */
  pageTitle: 6,
  heading: 2,
  /** The same with its plural and all: `assertEquals`, not `assertEqual`. */
  exact: 1.2,
  /** A class, if the query is its words: `merkle map`. */
  className: 2.5,
  /** An alias that means the query. */
  alias: 1.4,
};
