import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { scrollBoxesRemark } from './';

function boxed(markdown: string): Root {
  const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx);
  const tree: Root = parser.parse(markdown);
  scrollBoxesRemark()(tree);
  return tree;
}

test('a table is put into a box that names its columns and takes the focus', () => {
  const tree = boxed('| Step | `Time` |\n| - | - |\n| prove | 2 s |\n');
  expect(tree.children).toMatchObject([
    {
      data: {
        hName: 'div',
        hProperties: {
          role: 'group',
          ariaLabel: 'Table: Step, Time',
          tabIndex: 0,
        },
      },
      children: [{ type: 'table' }],
    },
  ]);
});

test('an empty corner of a table is no header', () => {
  const tree = boxed('| | Time |\n| - | - |\n| prove | 2 s |\n');
  expect(tree.children).toMatchObject([
    {
      data: { hProperties: { ariaLabel: 'Table: Time' } },
      children: [
        { children: [{ children: [{ data: { hName: 'td' } }, {}] }, {}] },
      ],
    },
  ]);
});

test('a figure takes the focus, because a phone scrolls it', () => {
  const tree = boxed('<figure>\n  A drawing.\n</figure>');
  expect(tree.children).toMatchObject([
    { name: 'figure', attributes: [{ name: 'tabIndex', value: '0' }] },
  ]);
});
