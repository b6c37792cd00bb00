import type { Nodes } from 'mdast';

/** Nodes that readers don't see, or that are code. */
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

/** Languages of fences with messages. Readers search for these, but not for code. */
const messageLanguages = new Set(['text', 'txt']);

/** @returns the text that readers see of a node, as one line. */
export function readableText(node: Nodes): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Nodes): string {
  if (node.type === 'code') {
    return messageLanguages.has(node.lang ?? '') ? node.value : '';
  }
  if (unread.has(node.type)) return '';
  if (node.type === 'break') return ' ';
  // `12:30` parses as the directive `:30`, and the site prints it as written.
  if (node.type === 'textDirective' && node.children.length === 0) {
    return `:${node.name}`;
  }
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  return node.children
    .map((child) => rawText(child))
    .join(joinedBySpace.has(node.type) ? ' ' : '');
}
