import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { scrollBoxesRemark } from './';

test('a table is put into a box that names its columns and takes the focus', () => {
  const tree: Root = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse('| Step | `Time` |\n| - | - |\n| prove | 2 s |\n');
  scrollBoxesRemark()(tree);
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
  const tree: Root = unified()
    .use(remarkParse)
    .use(remarkGfm)
    .parse('| | Time |\n| - | - |\n| prove | 2 s |\n');
  scrollBoxesRemark()(tree);
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
  const tree: Root = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse('<figure>\n  A drawing.\n</figure>');
  scrollBoxesRemark()(tree);
  expect(tree.children).toMatchObject([
    { name: 'figure', attributes: [{ name: 'tabIndex', value: '0' }] },
  ]);
});
