import type { Paragraph } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Check } from '../guide';

/** A block follows each paragraph that ends in a colon: not a heading or other prose. */
export const introductions: Check = ({ tree }) => {
  return tree.children.flatMap((node, i) => {
    if (node.type !== 'paragraph' || !announces(node)) return [];
    const next = tree.children[i + 1];
    if (next && next.type !== 'heading' && next.type !== 'paragraph') return [];
    return [
      {
        line: node.position?.start.line ?? 1,
        message:
          'The paragraph ends in a colon, but no block is below it. End it with a period, or show the block.',
      },
    ];
  });
};

function announces(paragraph: Paragraph): boolean {
  return toString(paragraph).trimEnd().endsWith(':');
}
