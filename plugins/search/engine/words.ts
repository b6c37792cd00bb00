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
  /(?<=.{4})(?:ications?|at(?:e[sd]?|ing|ors?|ions?|ive)|ion(?:s|al|ally)?|ive(?:ly)?|ing|ed|ments?|abilit(?:y|ies)|able|it(?:y|ies)|i[sz](?:ation|e|ed|ing|er)|ers?|ly)$/;

/** @returns what the forms of a word share: `recurs` of `recursive` and of `recursion`, `prov` of `prove` and of `proving`. */
export function stem(word: string): string {
  const bare = word.replace(ending, '');
  return bare === word
    ? word.replace(/(?<=.{3})[ey]$/, '')
    : bare.replace(/([bdfgklmnprtvz])\1$|y$/, '$1');
}

/** @returns letters and digits of a text, each word normalized: equal for `Account updates` and `AccountUpdate`. */
export function squash(text: string): string {
  return words(text)
    .map((each) => normalize(each.replaceAll('_', '')))
    .join('');
}

/**
 * The terms under which a word is found: itself, and of a compound word its
 * parts and neighbouring pairs of parts. The first pair is left out: it is how
 * the whole begins, and is found by that.
 *
 * @param word as written
 * @param partWeight how much a part counts, of 1
 * @returns term -> how much it counts
 */
export function compoundTerms(
  word: string,
  partWeight: number,
): Map<string, number> {
  const terms = new Map([[normalize(word), 1]]);
  const parts = partsOfWord(word).map(normalize);
  if (parts.length < 2) return terms;
  const pairs = parts.slice(2).map((next, i) => parts[i + 1]! + next);
  for (const term of [...parts.filter(({ length }) => length > 1), ...pairs]) {
    if (!terms.has(term)) terms.set(term, partWeight);
  }
  return terms;
}

/** @returns the terms of a query: its words, not their parts, because a reader who joins words means the whole. */
export function queryTerms(query: string): string[] {
  return words(query).map(normalize).filter(Boolean);
}
