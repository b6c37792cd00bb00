import type { Nodes } from 'mdast';
import type { NodeCheck } from '../guide';

const notes = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];
/** `$x_1$`, `$$`: signs of a formula that no text has. */
const formula = /\$\$|\$(?![\s{])[^$`\n]*[\\^_][^$`\n]*\$/;

/** A page has one title: that of the front matter, or an h1 above the text. */
export const headings: NodeCheck = (node, { tree, frontMatter }) => {
  if (node.type !== 'heading' || node.depth > 1) return;
  const first = tree.children.find(({ type }) => type === 'heading');
  return (
    (node !== first || frontMatter.title !== undefined) &&
    'The title of the front matter is the only h1. Write ## for a heading.'
  );
};

/** Inline code shows no backticks that were meant to end it, for example `a``(b)`. */
export const inlineCode: NodeCheck = (node) =>
  node.type === 'inlineCode' &&
  node.value.includes('``') &&
  `The page would show the backticks of ${node.value}. Write one piece of code, with one backtick at each end.`;

/** Pages have notes, and no other directives. */
export const directives: NodeCheck = (node, { text }) => {
  const write = `Write ${notes.map((name) => `:::${name}`).join(', ')} with a title in brackets if you like, and ::: at the end, each on its own line.`;
  if (node.type === 'text') {
    return node.value.includes(':::') && `The page would show “:::”. ${write}`;
  }
  if (node.type === 'leafDirective') {
    return `Pages have no ::${node.name}. Write a link: [text](https://…). To show colons, use backticks.`;
  }
  if (node.type === 'textDirective') {
    const isMeant =
      node.children.length + Object.keys(node.attributes ?? {}).length > 0;
    return (
      isMeant && `Pages have no :${node.name}[…]. To show a colon, write \\:.`
    );
  }
  if (node.type !== 'containerDirective') return;
  if (!notes.includes(node.name)) {
    return `There is no note :::${node.name}. ${write}`;
  }
  return (
    !/\n\s*:{3,}\s*$/.test(sourceOf(node, text)) &&
    `The note has no end, so the rest of the page is in its box. Write ::: on a line below it.`
  );
};

/** Formulas have no form of their own. */
export const formulas: NodeCheck = (node, { text }) => {
  if (!['paragraph', 'tableCell', 'heading'].includes(node.type)) return;
  const source = sourceOf(node, text).replace(/`[^`]*`/g, '``');
  const found = formula.exec(source)?.[0];
  return (
    found &&
    `The page would show ${found} as it is. Write x<sub>1</sub>, 2<sup>n</sup>, or code in backticks.`
  );
};

/** Signs of Markdown that a reader would see, their name, and what to write for what they were meant to be. */
const signs: readonly (readonly [RegExp, string, string])[] = [
  [
    /\*\*[^*]+\*\*|(?<!\S)\*\*(?=\w)|\w\*\*(?!\S)/,
    'the stars',
    '**bold** without spaces inside',
  ],
  [/~~/, 'the tildes', '~~struck out~~ without spaces inside'],
  [/(?<!\w)__\w+/, 'the underscores', '**bold**'],
  [/`/, 'a backtick', 'one at each end of the code'],
  [
    /^\s*\|.*\|\s*$/m,
    'the bars of a table',
    'a row | --- | --- | below its first row, with as many cells, and an empty line above the table',
  ],
  [/^#{1,6}\p{L}/mu, 'the #', 'a space behind it for a heading'],
  [/&(?:[a-z]{2,8}|#\d+);/i, 'the code of a sign', 'the sign itself'],
];

/** Text shows no signs of Markdown. A sign behind a backslash is meant. */
export const visibleSigns: NodeCheck = (node, { text }) => {
  if (node.type !== 'text') return;
  const unescaped = sourceOf(node, text).replace(/\\[^\w\s]/g, '');
  const found = signs.find(
    ([sign]) => sign.test(unescaped) && sign.test(node.value),
  );
  return found && `The page would show ${found[1]}. Write ${found[2]}.`;
};

/** Code ends before the text below it. */
export const ends: NodeCheck = (node, { text }) => {
  if (node.type !== 'code') return;
  const lines = sourceOf(node, text).split('\n');
  const [fence] = /^[`~]{3,}/.exec(lines[0]!) ?? [];
  return (
    fence &&
    !lines.at(-1)!.includes(fence) &&
    `The code has no end, so the rest of the page is code. Write ${fence} on a line below it.`
  );
};

/** Characters that nobody sees, and that no search finds. */
const invisible = /[\u200b\u2060\ufeff]/;

/** Text has no invisible characters. */
export const invisibleCharacters: NodeCheck = (node) => {
  if (node.type !== 'text') return;
  const found = invisible.exec(node.value)?.[0];
  const after = node.value.slice(0, node.value.search(invisible)).slice(-20);
  return (
    found &&
    `An invisible character (U+${codePoint(found)}) follows “${after}”. Remove it.`
  );
};

/** @returns a character's number, as Unicode writes it */
export function codePoint(character: string): string {
  const number = character.charCodeAt(0).toString(16).toUpperCase();
  return number.padStart(4, '0');
}

function sourceOf({ position }: Nodes, text: string): string {
  return text.slice(position?.start.offset, position?.end.offset);
}
