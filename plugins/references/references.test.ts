import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { parsePage } from '../markdown/parse';
import { referencesRemark } from '.';

test('links and images by reference get their address', () => {
  const tree = parsePage({
    file: 'page.mdx',
    text: '![A [b] tree][Tree], [the tree][tree], [no reference]\n\n[tree]: ./tree.png "Tall"\n[tree]: ./other.png\n',
  });
  unified().use(referencesRemark).runSync(tree);
  const found: unknown[] = [];
  visit(tree, ['image', 'link', 'imageReference', 'linkReference'], (node) => {
    found.push({ ...node, children: undefined, position: undefined });
  });
  expect(found).toEqual([
    expect.objectContaining({
      type: 'image',
      alt: 'A [b] tree',
      url: './tree.png',
      title: 'Tall',
    }),
    expect.objectContaining({ type: 'link', url: './tree.png' }),
  ]);
});
