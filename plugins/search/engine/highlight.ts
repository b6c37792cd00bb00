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
  if (terms.length === 0) return escapeHtml(text);
  const pattern = [...terms]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|');
  return text
    .split(new RegExp(`(${pattern})`, 'iu'))
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
  const match = words.findIndex((word) => {
    const lower = word.toLowerCase();
    return terms.some((term) => lower.includes(term));
  });
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
