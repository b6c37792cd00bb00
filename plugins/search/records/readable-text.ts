import type { Nodes } from 'mdast';

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
