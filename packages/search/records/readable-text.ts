import type { Nodes } from 'mdast';

/** Nodes that readers don't see, or that are code. */
const unread =
  /^(?:code|definition|html|image|mdx(?:Flow|Text)Expression|mdxjsEsm|yaml)$/;

const joinedBySpace =
  /^(?:blockquote|containerDirective|footnoteDefinition|list|listItem|mdxJsxFlowElement|table|tableRow)$/;

/** @returns the text that readers see of a node, as one line. A fence counts if it is a message: readers don't search for code. */
export function readableText(node: Nodes): string {
  return rawText(node).replace(/\s+/g, ' ').trim();
}

function rawText(node: Nodes): string {
  if (node.type === 'code' && /^te?xt$/.test(node.lang ?? ''))
    return node.value;
  if (unread.test(node.type)) return '';
  if (node.type === 'break') return ' ';
  // `12:30` parses as the directive `:30`, and the site prints it as written.
  if (node.type === 'textDirective' && node.children.length === 0)
    return `:${node.name}`;
  if ('value' in node) return node.value;
  if (!('children' in node)) return '';
  return node.children
    .map((child) => rawText(child))
    .join(joinedBySpace.test(node.type) ? ' ' : '');
}
