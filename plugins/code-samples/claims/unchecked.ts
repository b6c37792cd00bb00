import type { Root } from 'mdast';
import type { Quote } from './quote';
import { sentencesOf, visibleText } from '../../markdown/visible-text';

/** A sentence that looks like a statement of behaviour and that nothing near it shows. */
export interface UncheckedSentence {
  sentence: string;
  line: number;
}

/** Words by which statements of behaviour are known. */
const telling =
  /\d|\b(?:must|never|always|only|at (?:most|least)|first|last|before|after|every|each|all|none|no|not|cannot|can't|returns?|throws?|fails?|refuses?|costs?|proves?|checks?|hashes|ignores?)\b/i;

/**
 * Lists sentences to check. It is an aid for a reader, and no gate: it knows
 * words, not meaning.
 *
 * @param quotes what the page's checks quote
 */
export function uncheckedSentences(
  tree: Root,
  quotes: readonly Quote[],
): UncheckedSentence[] {
  return visibleText(tree)
    .filter(
      ({ text, hasSample }) =>
        !hasSample && !quotes.some(({ words }) => text.includes(words)),
    )
    .flatMap(({ text, line }) =>
      sentencesOf(text)
        .filter((sentence) => telling.test(sentence))
        .map((sentence) => ({ sentence, line })),
    );
}
