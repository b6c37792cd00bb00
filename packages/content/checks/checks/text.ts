import type { Nodes } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { toString } from 'mdast-util-to-string';
import { readHeadings } from '@o1js-docs/markdown/headings';
import type { Check, NodeCheck } from '../guide';

const notes = ['note', 'tip', 'info', 'warning', 'danger', 'caution'];
/** `$x_1$`, `$$`: signs of a formula that no text has. Prices have a space before the second $, or a digit after it. */
const formula = /\$\$|\$(?![\s{])[^$`\n]*[\\^_][^$`\n]*(?<!\s)\$(?!\d)/;

/** A page has one title: that of the front matter, or an h1 above the text. */
export const headings: NodeCheck = (node, { tree, frontMatter }) => {
  if (node.type !== 'heading') return;
  if (toString(node).trim() === '') return 'The heading has no text.';
  if (node.depth > 1) return;
  const first = tree.children.find(({ type }) => type === 'heading');
  return (
    (node !== first || frontMatter.title !== undefined) &&
    'The title of the front matter is the only h1. Write ## for a heading.'
  );
};

/** No two headings have one id: the written one is the reader's only way there. */
export const ids: Check = ({ tree }) => {
  const known = new Set<string>();
  return [...readHeadings(tree)].flatMap(([heading, { id }]) => {
    if (!known.has(id)) {
      known.add(id);
      return [];
    }
    const line = heading.position?.start.line ?? 1;
    const message = `A heading above has the id #${id} too, and links lead there. Write another id.`;
    return [{ line, message }];
  });
};

/** Inline code shows no backticks that were meant to end it, for example `a``(b)`. */
export const inlineCode: NodeCheck = (node) =>
  node.type === 'inlineCode' &&
  node.value.includes('``') &&
  `The page would show the backticks of ${node.value}. Write one piece of code, with one backtick at each end.`;

/** Pages have notes, and no other directives. */
export const directives: NodeCheck = (node, { text, tree }) => {
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
  const inner = noteInside(node, text);
  if (inner) {
    return `The note has no end above :::${inner.name} in line ${inner.position!.start.line}. Write ::: there or, if one is in the other, :::: around both.`;
  }
  let isToldOutside = false;
  visit(tree, 'containerDirective', (outer) => {
    isToldOutside ||= noteInside(outer, text) === node;
  });
  if (isToldOutside) return;
  return (
    !/\n\s*:{3,}\s*$/.test(sourceOf(node, text)) &&
    `The note has no end, so the rest of the page is in its box. Write ::: on a line below it.`
  );
};

/** @returns a note in a note with as many colons: the first ::: ends both */
function noteInside(note: ContainerDirective, text: string) {
  const colons = (each: Nodes) => /^:*/.exec(sourceOf(each, text))![0];
  return note.children
    .filter((child) => child.type === 'containerDirective')
    .find((child) => colons(child) === colons(note));
}

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
  [/^!!! ?\w/m, 'the !!!', ':::note above the text, and ::: below it'],
  [/(?<!\S)==\w[^=\n]*==(?!\w)/, 'the equals signs', '**bold**'],
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
  if (!fence) return;
  const next = lines.findIndex(
    (line, i) => i > 0 && line.startsWith(fence) && /^[`~]+ *\w/.test(line),
  );
  if (next > 0) {
    return `The code has no end above ${lines[next]} in line ${node.position!.start.line + next}. Write ${fence} there.`;
  }
  return (
    !lines.at(-1)!.includes(fence) &&
    `The code has no end, so the rest of the page is code. Write ${fence} on a line below it.`
  );
};

/** Characters that nobody sees and no search finds, some of which turn the text below around. */
export const invisible =
  /[\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/;
/** What stands for bytes that are no text in UTF-8. */
export const unreadable = '\ufffd';

/** Text has no invisible characters. */
export const invisibleCharacters: NodeCheck = (node) => {
  if (node.type !== 'text') return;
  if (node.value.includes(unreadable)) {
    return `The page would show ${unreadable}. Save the file as UTF-8, and write the character again.`;
  }
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
