import type { Paragraph, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Check } from '../guide';

/** Flags of blocks that readers do not see. */
const hidden = /(^|\s)(claim|source-claim)=/;

/** A block follows each paragraph that ends in a colon: not a hidden block, a heading or other prose. */
export const introductions: Check = ({ tree }) => {
  const shown = tree.children.filter((node) => !isHidden(node));
  return shown.flatMap((node, i) => {
    if (node.type !== 'paragraph' || !announces(node)) return [];
    const next = shown[i + 1];
    if (next && next.type !== 'heading' && next.type !== 'paragraph') return [];
    return [
      {
        line: node.position?.start.line ?? 1,
        message:
          'The paragraph ends in a colon, but readers see no block below it. End it with a period, or show the block.',
      },
    ];
  });
};

function announces(paragraph: Paragraph): boolean {
  return toString(paragraph).trimEnd().endsWith(':');
}

function isHidden(node: RootContent): boolean {
  return node.type === 'code' && hidden.test(node.meta ?? '');
}
