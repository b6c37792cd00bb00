/** A run of letters, digits and underscores of any script. */
const word = /[\p{L}\p{M}\p{N}_]+/gu;

/** A hump of a camelCase word, an acronym, or a number. */
const part =
  /\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}+|\p{N}+/gu;

/** @returns the words of a text, as written. */
export function words(text: string): string[] {
  return text.match(word) ?? [];
}

/** @returns the parts of a word, as written: `fromBase58` -> `from`, `Base`, `58`. */
function partsOfWord(text: string): string[] {
  return text.match(part) ?? [];
}

/**
 * Reduces a word to what its inflections share: lower case, no accents, no
 * plural. Crude on purpose: the same is done to the index and to the query.
 */
export function normalize(text: string): string {
  const lower = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  return lower.length > 3 ? singular(lower) : lower;
}

function singular(word: string): string {
  if (/(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (/[^aeiou]ies$/.test(word)) return `${word.slice(0, -3)}y`;
  return /[^aisu]s$/.test(word) ? word.slice(0, -1) : word;
}

/** What changes a word's kind, behind at least four letters. */
const ending =
  /(?<=.{4})(?:ations?|ions?|ive(?:ly)?|ing|ed|ments?|abilit(?:y|ies)|able|i[sz](?:ation|e|ed|ing|er)|ers?)$/;

/** @returns how a word begins whatever its form: `recursive` -> `recurs`, as of `recursion`. */
export function stem(word: string): string {
  return word.replace(ending, '');
}

/** @returns letters and digits of a text, each word normalized: equal for `Account updates` and `AccountUpdate`. */
export function squash(text: string): string {
  return words(text)
    .map((each) => normalize(each.replaceAll('_', '')))
    .join('');
}

/**
 * The terms under which a text is found: each word, and of a compound word its
 * parts and neighbouring pairs of parts. The first pair is left out: it is how
 * the whole begins, and is found by that.
 */
export function indexTerms(text: string): string[] {
  return words(text).flatMap((each) => {
    const parts = partsOfWord(each).map(normalize);
    if (parts.length < 2) return [normalize(each)];
    const pairs = parts.slice(2).map((next, i) => parts[i + 1]! + next);
    return [
      normalize(each),
      ...parts.filter(({ length }) => length > 1),
      ...pairs,
    ];
  });
}

/** @returns the terms of a query: its words, not their parts, because a reader who joins words means the whole. */
export function queryTerms(query: string): string[] {
  return words(query).map(normalize).filter(Boolean);
}
