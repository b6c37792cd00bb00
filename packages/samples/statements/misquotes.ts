import type { Root } from 'mdast';
import type { Problem } from '../sample';
import { likeness } from '@o1js-docs/markdown/letterPairs';
import { sentencesOf, visibleText } from '@o1js-docs/markdown/visible-text';
import type { PageCheck } from '../parse/checks-of-page';

/**
 * Finds quotes that are not in the visible text of the page. If you edit a
 * sentence, its check fails, so that you update both.
 *
 * @param file the file of checks
 * @returns a problem, with the nearest sentence, for each quote that the page lacks
 */
export function misquotes(
  tree: Root,
  file: string,
  checks: readonly PageCheck[],
): Problem[] {
  const quotes = checks.flatMap(({ statements }) =>
    statements.filter(({ node }) => node.type === 'blockquote'),
  );
  if (quotes.length === 0) return [];
  const text = visibleText(tree);
  return quotes
    .filter(
      ({ text: wanted }) => !text.some((block) => block.text.includes(wanted)),
    )
    .map(({ text: words, line }) => {
      const sentences = text.flatMap((block) =>
        sentencesOf(block.text).map((sentence) => ({
          sentence,
          line: block.line,
          share: likeness(wordsOf(sentence), wordsOf(words)),
        })),
      );
      const [nearest] = sentences
        .filter(({ share }) => share > 0)
        .sort((a, b) => b.share - a.share);
      return {
        page: file,
        line,
        message:
          `The page does not say “${words}”. Quote it as the reader sees it. … stands for a measured figure.\n` +
          (nearest
            ? `The nearest sentence, in line ${nearest.line}: “${nearest.sentence}”`
            : 'The page has no sentence like it.'),
      };
    });
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));
}
