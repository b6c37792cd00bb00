import { tolerance } from './edit-distance';
import type { InvertedIndex } from './inverted-index';
import type { IndexRecord } from './index-records';
import { stopWords } from './stop-words';
import { normalize, partsOfWord, words } from './words';

/** A run of letters and digits with humps or a capital: a name. */
const isName = /^[A-Z]|[a-z][A-Z]/;

/** A short word with another letter is often a word of its own: `horse` isn't `house`. So the known word is in at least this share of the records. */
const leastShare = 0.005;

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
  const titles = new Map<string, number>();
  for (const { kind, title } of records)
    if (kind === 'api')
      for (const word of words(title))
        titles.set(word, (titles.get(word) ?? 0) + 1);
  /** The usual spelling: `assertEquals`, because `assertEqual` is rare. */
  const spelling = new Map(
    [...titles]
      .sort(([, a], [, b]) => a - b)
      .map(([word]) => [normalize(word), word]),
  );
  /** @returns a known word, and `undefined` if none is like this one */
  const correctWord = (word: string) => {
    const term = normalize(word);
    if (term.length < 4 || stopWords.has(term) || isKnown(term)) return word;
    const pair = isName.test(word) ? undefined : joinedPair(term);
    if (pair) return pair;
    const [best] = index
      .similar(term, tolerance(term.length))
      // Few readers miss the first letter, and words of few letters have many neighbors.
      .filter(
        (each) =>
          term.length > 7 ||
          (each.startsWith(term[0]!) &&
            (each.length !== term.length ||
              index.frequency(each) >= leastShare * records.length)),
      )
      .sort((a, b) => index.frequency(b) - index.frequency(a));
    if (best === undefined) return knownParts(word);
    return isName.test(word) ? (spelling.get(best) ?? best) : best;
  };
  /** @returns the two words that a reader joined, if a record has them side by side: `merkleroot` */
  const joinedPair = (term: string) => {
    for (let at = 2; at < term.length - 1; at++) {
      const [first, second] = [term.slice(0, at), term.slice(at)];
      if (!isKnown(first) || !isKnown(second)) continue;
      const pair = new RegExp(`\\b${first}[ -]${second}`, 'i');
      const isThere = records.some(({ title, aliases, text }) =>
        pair.test(`${title} ${aliases} ${text}`),
      );
      if (isThere) return `${first} ${second}`;
    }
    return undefined;
  };
  // A name of another library is made of words: `getTransactionReceipt`.
  const knownParts = (word: string) => {
    if (!/[a-z][A-Z]|_/.test(word)) return undefined;
    const parts = partsOfWord(word).filter((each) => isKnown(normalize(each)));
    return 2 * parts.join('').length > word.length
      ? parts.join(' ')
      : undefined;
  };
  return (query) => {
    let isChanged = false;
    let sense = 0;
    const corrected = query.replace(/[\p{L}\p{M}\p{N}_]+/gu, (word) => {
      const better = correctWord(word);
      isChanged ||= better !== undefined && better !== word;
      sense += better === undefined ? -word.length : word.length;
      return better ?? word;
    });
    // In nonsense, a word that is like a known one is a coincidence.
    return isChanged && sense > 0 ? corrected : undefined;
  };
}
