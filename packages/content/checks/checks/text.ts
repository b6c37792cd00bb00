import { toString } from 'mdast-util-to-string';
import { readHeading } from '@o1js-docs/markdown/headings';
import type { NodeCheck } from '../guide';

const notes = ['note', 'tip', 'info', 'warning', 'danger'];
/** `$x_1$`, `$$`: signs of a formula that no text has. */
const formula = /\$\$|\$(?![\s{])[^$`\n]*[\\^_][^$`\n]*\$/;

/** Headings make the page's outline: below the title, and each with an id for links. */
export const headings: NodeCheck = (node, { tree }) => {
  if (node.type !== 'heading') return;
  if (node.depth === 1) {
    return 'The title of the front matter is the only h1. Write ## for a heading.';
  }
  const { text, id } = readHeading(node);
  if (id) return;
  if (!/[\p{L}\p{N}]/u.test(text)) {
    return 'The heading has no letter or digit, so it gets no id. Add one: {/* #name */}';
  }
  const first = tree.children.find(
    (other) => other.type === 'heading' && readHeading(other).text === text,
  );
  return (
    first &&
    first !== node &&
    `Line ${first.position!.start.line} has the same heading, so links can't tell them apart. Write another one, or add an id: {/* #name */}`
  );
};

/** Inline code shows no backticks that were meant to end it, for example `a``(b)`. */
export const inlineCode: NodeCheck = (node) =>
  node.type === 'inlineCode' &&
  node.value.includes('``') &&
  `The page would show the backticks of ${node.value}. Write one piece of code, with one backtick at each end.`;

/** A block follows each paragraph that ends in a colon: not a heading or other prose. */
export const introductions: NodeCheck = (node, { tree }, _, next) =>
  tree.children.includes(node) &&
  node.type === 'paragraph' &&
  /(?<!::):$/.test(toString(node).trimEnd()) &&
  (!next || ['heading', 'paragraph'].includes(next.type)) &&
  'The paragraph ends in a colon, but no block is below it. End it with a period, or show the block.';

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
  const { start, end } = node.position!;
  return (
    !/\n\s*:{3,}\s*$/.test(text.slice(start.offset, end.offset)) &&
    `The note has no end, so the rest of the page is in its box. Write ::: on a line below it.`
  );
};

/** Formulas have no form of their own. */
export const formulas: NodeCheck = (node, { text }) => {
  if (!['paragraph', 'tableCell', 'heading'].includes(node.type)) return;
  const { start, end } = node.position!;
  const source = text.slice(start.offset, end.offset).replace(/`[^`]*`/g, '``');
  const found = formula.exec(source)?.[0];
  return (
    found &&
    `The page would show ${found} as it is. Write x<sub>1</sub>, 2<sup>n</sup>, or code in backticks.`
  );
};

/** Markers that Markdown does not read as what they are meant to be. */
export const markers: NodeCheck = (node, { text }) => {
  const { start, end } = node.position!;
  const lines = text.slice(start.offset, end.offset).split('\n');
  const [fence] = /^[`~]{3,}/.exec(lines[0]!) ?? [];
  if (node.type === 'code' && fence && !lines.at(-1)!.includes(fence)) {
    return `The code has no end, so the rest of the page is code. Write ${fence} on a line below it.`;
  }
  if (node.type === 'text' && node.value.includes('**')) {
    return 'The page would show the stars. Write **bold** without spaces inside.';
  }
  const [head, ...rows] = node.type === 'table' ? node.children : [];
  const cells = head?.children.length ?? 0;
  return (
    rows.some((row) => row.children.length < cells) &&
    `A row of the table has less than ${cells} cells. Write an empty cell as | |.`
  );
};
