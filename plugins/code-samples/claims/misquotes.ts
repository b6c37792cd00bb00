import type { Root } from 'mdast';
import type { Problem } from '../sample';
import type { Quote } from './quote';
import { sentencesOf, visibleText } from '../../markdown/visible-text';

/**
 * Finds quotes that are not in the visible text of the page. If you edit a
 * sentence, its check fails, so that you update both.
 *
 * @returns a problem, with the nearest sentence, for each quote that the page lacks
 */
export function misquotes(
  tree: Root,
  page: string,
  quotes: readonly Quote[],
): Problem[] {
  if (quotes.length === 0) return [];
  const text = visibleText(tree);
  return quotes
    .filter(({ words }) => {
      const wanted = onOneLine(words);
      return !text.some((block) => block.text.includes(wanted));
    })
    .map(({ words, line }) => {
      const sentences = text.flatMap((block) =>
        sentencesOf(block.text).map((sentence) => ({
          sentence,
          line: block.line,
          share: sharedWords(sentence, words),
        })),
      );
      const nearest = sentences.reduce<(typeof sentences)[number] | undefined>(
        (best, next) => (next.share > (best?.share ?? 0) ? next : best),
        undefined,
      );
      return {
        page,
        line,
        message:
          `The page does not say “${onOneLine(words)}”. Quote it as the reader sees it, without markup; … stands for a measured figure.\n` +
          (nearest
            ? `The nearest sentence, in line ${nearest.line}: “${nearest.sentence}”`
            : 'The page has no sentence like it.'),
      };
    });
}

function onOneLine(words: string): string {
  return words.replace(/\s+/g, ' ').trim();
}

/** @returns the similarity of two texts by their words, from 0 to 1 (Dice's coefficient) */
function sharedWords(a: string, b: string): number {
  const [first, second] = [wordsOf(a), wordsOf(b)];
  const shared = [...first].filter((word) => second.has(word)).length;
  return (2 * shared) / (first.size + second.size || 1);
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
