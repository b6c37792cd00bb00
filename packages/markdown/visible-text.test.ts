import { expect, test } from 'vitest';
import { parsePage } from './parse';
import { sentencesOf, visibleText } from './visible-text';

test('text is what the reader sees, and … in place of a figure', () => {
  const tree = parsePage({
    file: 'x.mdx',
    text: 'A `Field` costs <Rows of="x" /> rows,\nand **no** more.\n\n| a | [b](c) |\n| - | - |\n\n```ts\ncode\n```\n',
  });
  expect(visibleText(tree).map(({ text }) => text)).toEqual([
    'A Field costs … rows, and no more.',
    'a',
    'b',
  ]);
});

test('a sentence ends before a capital letter or code', () => {
  expect(sentencesOf('In o1js 2.5.0 it fails. Then `x.y()` works.')).toEqual([
    'In o1js 2.5.0 it fails.',
    'Then `x.y()` works.',
  ]);
});
