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

/**
 * @param text plain text
 * @param terms what matched, in lower case
 * @returns HTML in which every occurrence of a term is marked and everything else escaped
 */
export function highlight(
  text: string,
  terms: readonly string[],
  { before, after }: Marks,
): string {
  const pattern = patternOf(terms);
  if (!pattern) return escapeHtml(text);
  return text
    .split(new RegExp(`(${pattern.source})`, 'iu'))
    .map((piece, i) =>
      i % 2 === 1 ? before + escapeHtml(piece) + after : escapeHtml(piece),
    )
    .join('');
}

/**
 * @param text plain text
 * @param terms what matched, in lower case
 * @param count how many words to keep
 * @param ellipsis stands for what is left out
 * @returns the words around the first match
 */
export function cutSnippet(
  text: string,
  terms: readonly string[],
  count: number,
  ellipsis: string,
): string {
  const words = text.split(/\s+/);
  const pattern = patternOf(terms);
  const match = words.findIndex((word) => pattern?.test(word));
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

/** @returns what finds the terms in a text, the longest first; nothing without terms. */
function patternOf(terms: readonly string[]): RegExp | undefined {
  if (terms.length === 0) return undefined;
  const alternatives = [...terms]
    .sort((a, b) => b.length - a.length)
    .map((term) => {
      const escaped = escapeRegExp(term);
      return term.length < leastWithin
        ? `(?<![\\p{L}\\d])${escaped}(?![\\p{L}\\d])`
        : escaped;
    });
  return new RegExp(alternatives.join('|'), 'iu');
}
