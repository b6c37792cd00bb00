import path from 'node:path';
import type { Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parseMarkdownHeadingId } from '@docusaurus/utils';

const commonMark = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

/**
 * Parses a page as the site does: `.mdx` as MDX, anything else as CommonMark.
 *
 * @param source the file's content
 * @param file its name
 * @throws Error (a VFileMessage with line and column) when MDX syntax is wrong
 */
export function parseMarkdown(source: string, file: string): Root {
  return (path.extname(file) === '.mdx' ? mdx : commonMark).parse(source);
}

/** Nodes that a reader does not see, or that are code. */
const unread = new Set<string>([
  'code',
  'definition',
  'html',
  'image',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
  'yaml',
]);

const joinedBySpace = new Set<string>([
  'blockquote',
  'containerDirective',
  'footnoteDefinition',
  'list',
  'listItem',
  'mdxJsxFlowElement',
  'table',
  'tableRow',
]);

/** Languages of fences that show messages, which people search for, rather than code. */
const messageLanguages = new Set(['text', 'txt']);

/** @returns what a reader sees of a node, as one line. */
export function readableText(node: Nodes): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Nodes): string {
  if (node.type === 'code') {
    return messageLanguages.has(node.lang ?? '') ? node.value : '';
  }
  if (unread.has(node.type)) return '';
  if (node.type === 'break') return ' ';
  // `12:30` parses as the directive `:30`; the site prints it back.
  if (node.type === 'textDirective' && node.children.length === 0) {
    return `:${node.name}`;
  }
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  return node.children
    .map((child) => rawText(child))
    .join(joinedBySpace.has(node.type) ? ' ' : '');
}

/** How each syntax writes an id as a comment. */
const idComments = new Map([
  ['mdxTextExpression', /^\s*\/\*\s*#(\S+)[^]*\*\/\s*$/],
  ['html', /^<!--\s*#(\S+)[^]*-->$/],
]);

/**
 * Reads a heading as Docusaurus does.
 *
 * @returns its text, and the id written beside it, if any: `{#id}`, or a comment that starts with `#`
 */
export function readHeading(heading: Heading): { text: string; id?: string } {
  const last = heading.children.at(-1);
  const pattern = idComments.get(last?.type ?? '');
  const id = pattern?.exec(toString(last))?.[1];
  if (id) return { text: toString(heading.children.slice(0, -1)).trim(), id };
  // Docusaurus leaves inline HTML out, unless there is nothing else.
  const visible = heading.children.filter(({ type }) => type !== 'html');
  return parseMarkdownHeadingId(
    toString(visible.length > 0 ? visible : heading),
    'classic',
  );
}
