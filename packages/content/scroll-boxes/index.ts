import type { Blockquote, Root, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { jsxAttributes } from '@o1js-docs/markdown/jsx';

/**
 * Puts each table of a page into a box that scrolls where the table is too
 * wide, and lets such a box, and a figure, be scrolled by keyboard. Belongs in
 * the docs plugin's `remarkPlugins`.
 */
export function scrollBoxesRemark() {
  return (tree: Root): void => {
    visit(tree, 'table', (table, index, parent) => {
      if (!parent || index === undefined) return;
      parent.children.splice(index, 1, scrollBox(table));
      return [SKIP, index + 1];
    });
    visit(tree, 'mdxJsxFlowElement', ({ name, attributes }) => {
      if (name !== 'figure') return;
      attributes.push(...jsxAttributes({ tabIndex: '0' }));
    });
  };
}

function scrollBox(table: Table): Blockquote {
  const columns = table.children[0]!.children;
  for (const column of columns) {
    // A screen reader would read a header without a name.
    if (toString(column) === '') column.data = { hName: 'td' };
  }
  const names = columns.map((column) => toString(column)).filter(Boolean);
  return {
    type: 'blockquote',
    data: {
      hName: 'div',
      hProperties: {
        className: ['table-box'],
        role: 'group',
        ariaLabel: `Table: ${names.join(', ')}`,
        tabIndex: 0,
      },
    },
    children: [table],
  };
}
