import type { Row } from './rows';
import { stopWords } from './stop-words';
import { queryTerms, squash } from './words';

/** A query and what can be told from the way it is written. */
export interface ReadQuery {
  terms: string[];
  /** The terms as one word, as in an identifier. */
  joined: string;
  /** Whether words were left out that no identifier has: `emit an event`. */
  isQuestion: boolean;
  /** Written like code: `fooBar`, `Foo`, `a.b`, `f()`. */
  isIdentifier: boolean;
  /** Each word with the next, as one. */
  wordPairs: string[];
}

const identifier = /^[\w$.()<>]+$/;
const codeSigns = /[a-z][A-Z]|[A-Z]{2}|^[A-Z]|[._()<>\d]/;

/** @returns the query without words that say nothing, unless they are code or there is no other. */
export function readQuery(query: string): ReadQuery {
  const trimmed = query.trim();
  const isIdentifier = identifier.test(trimmed) && codeSigns.test(trimmed);
  const all = queryTerms(query);
  const telling = all.filter((term) => isIdentifier || !stopWords.has(term));
  const terms = [...new Set(telling.length > 0 ? telling : all)];
  return {
    terms,
    joined: terms.join(''),
    isQuestion: telling.length > 0 && telling.length < all.length,
    isIdentifier,
    wordPairs: all.slice(1).map((next, i) => `${all[i]!}${next}`),
  };
}

/** How much more a row is worth than its words alone say. */
export function rankFactor(row: Row, query: ReadQuery): number {
  return (
    levelFactor(row) *
    kindFactor(row, query) *
    titleFactor(row, query) *
    (1 + 0.08 * Math.log2(1 + row.inboundLinks))
  );
}

function levelFactor({ level }: Row): number {
  return level === 1 ? 1.6 : level === 2 ? 1.15 : 1;
}

/** A guide answers a question, the reference an identifier; the changelog neither. */
function kindFactor(
  { kind, group }: Row,
  { isIdentifier, isQuestion }: ReadQuery,
): number {
  if (kind === 'changelog') return 0.3;
  if (kind === 'guide') return isIdentifier ? 1 : isQuestion ? 2.5 : 2;
  // A name often means a value and its type; the value's page says more.
  return (
    (isIdentifier ? 1.5 : 1) *
    (/type aliases$|^Interfaces$/i.test(group) ? 0.7 : 1)
  );
}

/** A title that the query spells out, alone or after its page's (`Field.assertEquals`), or in part. */
function titleFactor(
  row: Row,
  { joined, terms, isIdentifier, isQuestion }: ReadQuery,
): number {
  if (isQuestion && row.kind === 'api') return 1;
  const title = squash(row.title);
  // Words in a row may name a member by chance.
  const whole =
    row.level === 1 ? 5 : row.kind === 'guide' || isIdentifier ? 3 : 1.5;
  // Spelt out, a page is meant before a section, and by its name alone: `BatchReducer`.
  const name = row.level === 1 ? squash(unqualified(row)) : title;
  if (title === joined || name === joined) return whole;
  if (row.level > 1 && squash(row.hierarchy[0]!) + title === joined) return 5;
  // The qualifier may be one of another version.
  if (isIdentifier && title === terms.at(-1)) return 2;
  return title.includes(joined)
    ? 1 + (Math.min(whole, 3) - 1) * (joined.length / title.length) ** 2
    : 1;
}

/** A title of the reference without the namespace: `Experimental.BatchReducer`. */
function unqualified({ kind, title }: Row): string {
  return kind === 'api' ? title.replace(/^.*\./, '') : title;
}

/**
 * How much more a row is worth that has the query's words in the query's
 * order: an error message belongs to the page that quotes it. Costly, so meant
 * for the first results only.
 */
export function phraseFactor(row: Row, { wordPairs }: ReadQuery): number {
  if (wordPairs.length === 0) return 1;
  const text = squash(`${row.title} ${row.text}`);
  const there = wordPairs.filter((pair) => text.includes(pair)).length;
  return 1 + Math.min(wordPairs.length, 2) * (there / wordPairs.length) ** 2;
}
