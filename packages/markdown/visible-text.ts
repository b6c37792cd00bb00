import type { Nodes, Root, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
// Adds the JSX nodes to mdast's types.
import type {} from 'remark-mdx';

/** A paragraph, heading, list item or table cell as the reader sees it. */
export interface TextBlock {
  /** On one line, without markup. A measured figure, which the site fills in, is `…`. */
  text: string;
  /** Line of the Markdown. */
  line: number;
}

/** Nodes that contain text, not further blocks. */
const blocks = new Set(['paragraph', 'heading', 'tableCell']);

/** Nodes that readers do not see as text. */
const unseen = new Set([
  'code',
  'html',
  'yaml',
  'mdxjsEsm',
  'mdxFlowExpression',
  'definition',
]);

/** @returns the text of a page, block by block, in reading order. */
export function visibleText(tree: Root): TextBlock[] {
  const found: TextBlock[] = [];
  const visit = (node: Nodes): void => {
    if (unseen.has(node.type)) return;
    if (blocks.has(node.type)) {
      const text = textOfNode(node);
      const line = node.position?.start.line ?? 1;
      if (text) found.push({ text, line });
      return;
    }
    if (!('children' in node)) return;
    node.children.forEach(visit);
  };
  visit(tree);
  return found;
}

/** @returns the text of a block as a reader sees it, on one line */
export function textOfNode(node: Nodes): string {
  return inlineText(node).replace(/\s+/g, ' ').trim();
}

function inlineText(node: Nodes): string {
  if (node.type === 'mdxTextExpression') return '';
  if (node.type === 'break') return ' ';
  if (node.type === 'mdxJsxTextElement' && node.children.length === 0) {
    return '…';
  }
  if ('children' in node) {
    return (node.children as RootContent[]).map(inlineText).join('');
  }
  return toString(node);
}

/** @returns the sentences of a text; a full stop in a name or number ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?][)”"’]?)\s+(?=[\p{Lu}\p{N}`(“"‘]|o1js|zkApp)/u)
    .filter(Boolean);
}
