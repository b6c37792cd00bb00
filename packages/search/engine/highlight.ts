import { escapeRegExp } from '@o1js-docs/markdown/escapeRegExp';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#039;',
};

/** @returns the text with HTML's signs escaped. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}

/** Length of the shortest term that is marked within a word: `leaf` in `getLeaf`. */
const leastWithin = 3;

/**
 * Compiles the terms once for all texts of a hit, because this runs at every key.
 *
 * @param terms that matched, in lower case
 * @returns a pattern of the longest term at each position, in any case, as its group
 */
export function termPattern(terms: readonly string[]): RegExp {
  const longestFirst = [...terms].sort((a, b) => b.length - a.length);
  const patterns = longestFirst.map((term) =>
    term.length < leastWithin ? `\\b${term}\\b` : escapeRegExp(term),
  );
  // The last one matches nothing.
  return new RegExp(`(${[...patterns, '(?!)'].join('|')})`, 'i');
}

/** @returns HTML in which every term is marked and everything else is escaped */
export function highlight(text: string, terms: RegExp): string {
  return text
    .split(terms)
    .map((part, i) =>
      i % 2 ? `<mark>${escapeHtml(part)}</mark>` : escapeHtml(part),
    )
    .join('');
}

/**
 * @param text the beginning of a section's text, or all of it
 * @param terms the snippet is around the first one
 * @param count number of words in the snippet
 * @returns these words, with `…` in place of others
 */
export function cutSnippet(text: string, terms: RegExp, count: number): string {
  const words = text.split(/\s+/);
  const at = text.slice(0, Math.max(0, text.search(terms)));
  const middle = at.split(/\s+/).length - 1 - Math.floor(count / 2);
  const from = Math.max(0, Math.min(middle, words.length - count));
  const snippet = words.slice(from, from + count).join(' ');
  const isEnd = from + count >= words.length && /[.!?:)`]$/.test(text);
  return `${from > 0 ? '…' : ''}${snippet}${isEnd ? '' : '…'}`;
}
