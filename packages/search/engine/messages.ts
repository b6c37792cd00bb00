import { partsOfWord, words } from './words';

/** What a runtime or the ledger writes before a message. */
const prefix =
  /^(?:Uncaught |\(in promise\) |[A-Z]?\w*(?:Error|Exception)\b(?: \[\w+\])?:? |Transaction failed with errors:\s*-?\s*)+/;

/** The places of a stack that is pasted on one line with its message. */
const stack = /(?<=\S)\s+at (?:async |new )*[\w$.<>]+ \([^)]*:\d+:\d+\).*$/s;

/** A path, an address or a long value. */
const value = /(?:[a-z]+:\/)?\/[\w@.-]+\/[^\s)'"]*|\b(?:0x)?[\da-zA-Z]{24,}\b/g;

/** A value that is no name, in any query: an address, a key or a hash. */
const longValue = /\b(?=[a-zA-Z]*\d)[\da-zA-Z]{24,}\b/g;

/** Signs of a message: `f():`, `Int64: …`, a code of the ledger or of TypeScript, a place in a file, and what JavaScript writes. */
const signs =
  /\w\(\):|^[\w$.()]+: |\b[A-Z][a-z]+(?:_[a-z]+)+\b|\[\[|\bTS\d{4}\b|:\d+:\d+\)?$|\bis not (?:a function|assignable|defined|iterable)\b|^Cannot /;

/** A message as a reader pasted it. */
export interface Message {
  /** Without paths and long values. */
  text: string;
  /** True if it is spelled like a message. */
  isMessage: boolean;
}

/** @returns what was pasted, without what differs from run to run */
export function readMessage(pasted: string): Message {
  const text = pasted.trim().replace(stack, '');
  const isMessage = prefix.test(text) || signs.test(text);
  return {
    text: isMessage
      ? text.replace(value, ' 0 ')
      : pasted.replace(longValue, ' '),
    isMessage,
  };
}

/** A name in quotes. Like numbers and single letters, it differs from run to run. */
const placeholder = /(?<!\w)'[^']+'(?!\w)|"[^"]*"|`[^`]*`/g;

/** A number or a single letter. */
const varies = /^(?:\d*|.)$/;

/** The longest text that a placeholder of an entry stands for, in words. */
const any = '(?: [^ ]+){0,4}';

/** An entry of a list of errors, ready to be compared with messages. */
export interface Entry {
  /** Its words with a space around each. */
  exact: string;
  /** The same with placeholders, if it has some and still says enough. */
  loose?: RegExp;
  /** The number of words without placeholders. */
  size: number;
}

/** @returns the words of a text without its prefix, in lower case, with a space around each, humps as words of their own */
function spaced(text: string): string {
  return ` ${words(text.replace(prefix, ''))
    .flatMap((word) => word.split('_'))
    .flatMap(partsOfWord)
    .join(' ')
    .toLowerCase()} `;
}

/**
 * @param text a message as a page quotes it
 * @returns the entry; `undefined` if its text is too short to tell messages apart
 */
export function entryOf(text: string): Entry | undefined {
  const bare = text.replace(/^`([^`]*)`$/, '$1');
  const exact = spaced(bare);
  const parts = spaced(bare.replace(placeholder, ' 0 '))
    .trim()
    .split(' ')
    .map((word) => (varies.test(word) ? '' : word));
  const said = parts.filter(Boolean);
  if (said.join('').length < 7) return undefined;
  const isVaried = said.length < parts.length;
  const pattern = parts.reduce(
    (sum, part, i) =>
      part ? `${sum} ${part}` : parts[i - 1] === '' ? sum : sum + any,
    '',
  );
  return {
    exact,
    size: said.length,
    ...(isVaried &&
      said.length > 1 && { loose: new RegExp(`${pattern} `, 'u') }),
  };
}

/** The share of words that an entry has of a text that is not spelled like a message. */
const leastShare = 0.7;

/** Letters after which a message says less: its first line tells the most. */
const firstLine = 15;

/**
 * @returns a function that says how well an entry fits the message: about the number of its words, less if they come late, and 0 if it doesn't
 */
export function compareMessage({
  text,
  isMessage,
}: Message): (entry: Entry) => number {
  const said = spaced(text);
  const count = said.split(' ').filter((word) => !varies.test(word)).length;
  return ({ exact, loose, size }) => {
    const at = said.indexOf(exact);
    // A message without a sign of one begins with an entry, and its values follow: `Constraint unsatisfied (unreduced): 1`.
    const begins = at === 0 && /[(:]/.test(text);
    if (!isMessage && (size < 3 || (!begins && size < leastShare * count)))
      return 0;
    if (at >= 0) return (size + 0.5) / (1 + at / firstLine);
    const like = loose ? said.search(loose) : -1;
    return like >= 0 ? size / (1 + like / firstLine) : 0;
  };
}
