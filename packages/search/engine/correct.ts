import { tolerance } from './edit-distance';
import type { InvertedIndex } from './inverted-index';
import type { IndexRecord } from './index-records';
import { stopWords } from './stop-words';
import { normalize, words } from './words';

/** A run of letters and digits with humps or a capital: a name. */
const isName = /^[A-Z]|[a-z][A-Z]/;

/**
 * Corrects a query by the words of the index.
 *
 * @param records of the index
 * @param isKnown returns true if the index has a form of a word, or words that begin with it
 * @returns a function that returns the query with a known word in place of each unknown one; `undefined` if there is nothing to correct
 */
export function corrector(
  index: InvertedIndex,
  records: readonly IndexRecord[],
  isKnown: (term: string) => boolean,
): (query: string) => string | undefined {
  const spelling = new Map<string, string>();
  for (const { kind, title } of records)
    if (kind === 'api')
      for (const word of words(title)) spelling.set(normalize(word), word);
  const correctWord = (word: string) => {
    const term = normalize(word);
    if (term.length < 4 || stopWords.has(term) || isKnown(term)) return word;
    const similar = index
      .similar(term, tolerance(term.length))
      .map((match) => match.term)
      // Few readers miss the first letter, and words of few letters have many neighbors.
      .filter((each) => each.startsWith(term[0]!) || term.length > 7)
      .sort((a, b) => index.frequency(b) - index.frequency(a));
    const best = similar[0];
    if (best === undefined) return word;
    return isName.test(word) ? (spelling.get(best) ?? best) : best;
  };
  return (query) => {
    let isChanged = false;
    const corrected = query.replace(/[\p{L}\p{M}\p{N}_]+/gu, (word) => {
      const better = correctWord(word);
      isChanged ||= better !== word;
      return better;
    });
    return isChanged ? corrected : undefined;
  };
}
