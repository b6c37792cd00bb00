import { escapeRegExp } from '../../../src/text/escapeRegExp';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** @returns the text with everything escaped that HTML would read as markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}

/** How matches are marked: the tags around them. */
export interface Marks {
  before: string;
  after: string;
}

/** Letters of the shortest term that is marked within a word: `leaf` in `getLeaf`. */
const leastWithin = 3;

/** Finds where terms stand in a text, from the left. */
export type FindTerms = (text: string) => Span[];

/** The first letter of a part of a text, and the letter behind it. */
type Span = readonly [from: number, to: number];

/**
 * Reads the terms once, for all texts of a hit: it runs at every key.
 *
 * @param terms what matched, in lower case
 */
export function termFinder(terms: readonly string[]): FindTerms {
  if (terms.length === 0) return () => [];
  const longestFirst = [...terms].sort((a, b) => b.length - a.length);
  // Without classes like \p{L}, which take some milliseconds to compile when case is ignored.
  const pattern = new RegExp(longestFirst.map(escapeRegExp).join('|'), 'gi');
  return (text) =>
    Array.from(text.matchAll(pattern), ({ 0: match, index }): Span => [
      index,
      index + match.length,
    ]).filter(
      ([from, to]) => to - from >= leastWithin || isWholeWord(text, from, to),
    );
}

const letterOrDigit = /[\p{L}\d]/u;

function isWholeWord(text: string, from: number, to: number): boolean {
  return !letterOrDigit.test((text[from - 1] ?? '') + (text[to] ?? ''));
}

/**
 * @param text plain text
 * @returns HTML in which every occurrence of a term is marked and everything else escaped
 */
export function highlight(
  text: string,
  findTerms: FindTerms,
  { before, after }: Marks,
): string {
  let html = '';
  let done = 0;
  for (const [from, to] of findTerms(text)) {
    html += escapeHtml(text.slice(done, from));
    html += before + escapeHtml(text.slice(from, to)) + after;
    done = to;
  }
  return html + escapeHtml(text.slice(done));
}

/**
 * @param text plain text
 * @param count how many words to keep
 * @param ellipsis stands for what is left out
 * @returns the words around the first match
 */
export function cutSnippet(
  text: string,
  findTerms: FindTerms,
  count: number,
  ellipsis: string,
): string {
  const words = text.split(/\s+/);
  const [first] = findTerms(text);
  const match = first ? text.slice(0, first[0]).split(/\s+/).length - 1 : 0;
  const from = Math.max(
    0,
    Math.min(match - Math.floor(count / 2), words.length - count),
  );
  const to = from + count;
  return (
    (from > 0 ? ellipsis : '') +
    words.slice(from, to).join(' ') +
    (to < words.length ? ellipsis : '')
  );
}
