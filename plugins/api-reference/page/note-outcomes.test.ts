import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { exampleKey } from '../examples/outcome';
import { noteOutcomes } from './note-outcomes';

const parse = (text: string): Root => unified().use(remarkParse).parse(text);

test('a note stands below the example whose text is recorded, and below no other', () => {
  const tree = parse('```ts\na\n```\n\n- In a list:\n  ```ts\n  b\n  ```\n');
  noteOutcomes(tree, {
    [exampleKey('b')]: { at: 'X', result: 'rejected', message: 'no b' },
    [exampleKey('a of before')]: { at: 'X', result: 'rejected' },
  });
  expect(toString(tree)).toBe(
    'aIn a list:bTypeScript does not accept it: no b',
  );
});
