import { escapeRegExp } from '@o1js-docs/markdown/escapeRegExp';
import { readMessage } from './messages';
import { operators } from './operators';
import { stopWords } from './stop-words';
import { tuning } from './tuning';
import { queryTerms, words } from './words';

/** A query, and what its spelling tells about it. */
export interface ReadQuery {
  /** What was typed, without the values of a message. */
  text: string;
  /** It is a message, or contains one. */
  isMessage: boolean;
  /** The words, each once. Stop words weigh little. */
  words: { term: string; weight: number }[];
  /** The words without stop words, joined like an identifier. */
  joined: string;
  /** All words, joined. */
  whole: string;
  /** Names that the query may spell, most likely first: `merkletree.getroot`. */
  names: string[];
  /** It is one name, written like code: `fooBar`, `Foo`, `a.b`, `f()`. */
  isIdentifier: boolean;
  /** It contains stop words. */
  isQuestion: boolean;
  /** The words in their order, to recognize messages. */
  sequence: string[];
}

/** Only long messages have more words, and their beginning tells enough. */
const mostWords = 32;

const identifier = /^[\w$.]+$/;
const codeSigns = /[a-z][A-Z]|[A-Z]{2}|^[A-Z]|[._\d]/;

/** Code around the name that a reader searches for, and its replacement. */
const syntax: [RegExp, string][] = [
  [/^import\s*(?:type\s*)?\{?([^}]*?)\}?\s*from\s*['"][^'"]*['"];?$/, '$1'],
  [/^(?:export\s+)?(?:const|let|var)\s+[\w${}\s,]+(?::[^=]+)?=(?![=>])\s*/, ''],
  [/^(?:export\s+)?(?:abstract\s+)?class\s+\w+\s+(?=extends\s)/, ''],
  [/^(?:await|new|return|extends)\s+(?:new\s+)?/, ''],
  // A member with its decorator: `@method async vote(yes: Bool) {`
  [/^@(state|method(?:\.returns)?)[\s(].*$/, '$1'],
  [/^@(?=\w)/, ''],
  [/^pragma (\w+).*$/, '$1'],
  // A field of the reader's contract: `this.num.requireEquals(x)`
  [
    /^this\.\w+\.(fetch|get|getAndRequireEquals|require\w+|set)\(.*$/,
    'State.$1',
  ],
  [/^this\.(?=\w)/, ''],
  // A line of a stack: `at async fetchAccount (file:///app/index.js:3:9)`
  [/^at (?:async |new )*([\w$.]+) \(.*$/, '$1'],
  [/\s*[{;]$/, ''],
  // A message with numbers and without words: `Field.assertEquals(): 5 != 7`
  [/^([A-Za-z_$][\w$.]*)\(\):\P{L}*$/u, '$1'],
];

/**
 * @param isName returns false for a name that o1js doesn't have
 * @returns the words of a query, and what its spelling tells
 */
export function readQuery(
  query: string,
  isName: (name: string) => boolean = () => true,
): ReadQuery {
  const { text: message, isMessage } = readMessage(query);
  const cleaned = message.replace(/\s+/g, ' ').trim();
  const [, called] = /^([a-z]\w*)\(./.exec(cleaned) ?? [];
  // A function of another language is words: `require(x > 0, "too small")`
  const isForeign = called !== undefined && !isName(called);
  const text = isForeign ? cleaned : withoutOperators(withoutSyntax(cleaned));
  const isIdentifier =
    identifier.test(text) && (codeSigns.test(text) || text !== cleaned);
  const sequence = queryTerms(isIdentifier ? text : withoutShortForms(text));
  const distinct = [...new Set(sequence)].slice(0, mostWords);
  // A digit in a message is a value, not the number of a heading, and a letter is a variable.
  const isStop = (term: string) =>
    !isIdentifier && (stopWords.has(term) || /^[a-z\d]$/.test(term));
  const isAllStop = distinct.every(isStop);
  const telling = isAllStop
    ? distinct
    : distinct.filter((term) => !isStop(term));
  return {
    text: cleaned,
    isMessage,
    words: distinct.map((term) => ({
      term,
      weight: isStop(term) && !isAllStop ? tuning.stopWord : 1,
    })),
    joined: telling.join(''),
    whole: sequence.join(''),
    names: namesIn(isIdentifier ? text : withoutShortForms(text)),
    isIdentifier,
    isQuestion: !isIdentifier && telling.length < distinct.length,
    sequence,
  };
}

/** Short forms that developers type and the docs don't. */
const shortForms = new Map([
  ['cs', 'constraint system'],
  ['pk', 'public key'],
  ['priv', 'private'],
  ['privkey', 'private key'],
  ['pub', 'public'],
  ['pubkey', 'public key'],
  ['tx', 'transaction'],
  ['txn', 'transaction'],
  ['txs', 'transactions'],
  ['vk', 'verification key'],
  ['vks', 'verification keys'],
  ['zkp', 'zero-knowledge proof'],
]);

function withoutShortForms(text: string): string {
  return text.replace(
    /\w+/g,
    (word) => shortForms.get(word.toLowerCase()) ?? word,
  );
}

function withoutSyntax(text: string): string {
  let bare = text;
  for (const [pattern, instead] of syntax)
    bare = bare.replace(pattern, instead);
  bare = withoutCalls(bare);
  return /\w/.test(bare) ? bare.trim() : text;
}

/** @returns the names of a chain: `Field(1).add(` -> `Field.add`, `State<Field>` -> `State`; other text as it is */
function withoutCalls(text: string): string {
  if (!/^[A-Za-z_$][\w$.]*[<(]/.test(text)) return text;
  let bare = text.replaceAll('=>', '');
  for (let before = ''; before !== bare;) {
    before = bare;
    bare = bare.replace(/(?<=[\w$])(?:\([^()]*\)|<[^<>]*>)/g, '');
  }
  // A bracket that is still open: `Provable.if(Bool(true), `
  bare = bare.replace(/(?<=[\w$])[<(].*$/, '').replace(/[,;{}\s]+$/, '');
  return identifier.test(bare) ? bare : text;
}

/** A sign between words is punctuation: `hardhat / ganache`, `wallet - sign`. Next to a type, a number or a letter it is an operator. */
const punctuated = /[a-z]{3,}\s[/&|-]\s[a-z]{3,}/i;

const typeName = /^(field|bool|u?int\d+)$/i;

/** Operators become the names of methods: `field < 10` -> `field lessThan 10`. */
function withoutOperators(text: string): string {
  if (text.length > 30) return text;
  const ternary = /^[^?]*\?[^:]*:.*$/.test(text) && text.includes(' ? ');
  const signs = ternary
    ? ['?:']
    : (text.match(
        /(?<![^\s\w)\]])[=!<>&|+*/%^~-]{1,3}(?![^\s\w([])|^\?\s*:$/g,
      ) ?? []);
  const [owner, member] =
    signs
      .map((sign) => operators.get(sign.replace(/\s/g, '')))
      .find((operator) => operator !== undefined) ?? [];
  // A sign within a word is punctuation: `side-loaded`, `and/or`.
  const isAlone =
    signs.length > 0 &&
    (ternary ||
      new RegExp(`(?:^|\\s)${escapeRegExp(signs[0]!)}(?:\\s|$|\\w)`).test(
        text,
      ) ||
      /[=&|<>]{2}/.test(signs[0]!));
  if (!member || !isAlone) return text;
  const classes = words(text).filter((word) => typeName.test(word));
  if (punctuated.test(text) && classes.length === 0) return text;
  return `${classes[0] ?? owner}.${member}`;
}

/** @returns names that the text may spell: as written, in any order, and without qualifiers. */
function namesIn(text: string): string[] {
  const dotted = text.replace(/[()]/g, '').trim();
  if (/^[\w$]+(?:\.[\w$]+)*$/.test(dotted)) {
    const parts = dotted.split('.');
    const member = parts.at(-1)!;
    return [
      dotted,
      // The method of what a call returns: `PrivateKey.random().toPublicKey()`
      ...(parts.length > 2
        ? [parts.slice(-2).join('.'), `${parts[0]}.${member}`]
        : []),
      ...(/[a-z][A-Z]/.test(member) ? [member] : []),
    ];
  }
  const all = words(text);
  if (all.length > 6) return [];
  return all.slice(1).flatMap((_, i) => {
    const [first, second] = [all.slice(0, i + 1), all.slice(i + 1)].map(
      (part) => part.join(''),
    );
    return [`${first}.${second}`, `${second}.${first}`];
  });
}
