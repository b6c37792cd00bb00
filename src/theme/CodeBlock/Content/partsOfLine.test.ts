import { expect, test } from 'vitest';
import { cutParts, partsOfLine } from './partsOfLine';

const token = (content: string, ...types: string[]) => ({
  types: types.length > 0 ? types : ['plain'],
  content,
});

test('neighboring tokens that look the same are joined', () => {
  expect(
    partsOfLine(
      [
        token('import', 'keyword'),
        token(' '),
        token('{', 'punctuation'),
        token(' Field'),
        token('`', 'template-punctuation', 'string'),
        token('a', 'string'),
      ],
      [],
    ),
  ).toEqual([
    { text: 'import', className: 'code-keyword' },
    { text: ' { Field' },
    { text: '`a', className: 'code-string' },
  ]);
});

test('tokens are split where links begin and end', () => {
  expect(
    partsOfLine(
      [token('Field'), token('.'), token('from', 'function'), token('(1)')],
      [
        [0, 0, 5, '/Field'],
        [0, 6, 4, '/Field#from'],
      ],
    ),
  ).toEqual([
    { text: 'Field', address: '/Field' },
    { text: '.' },
    { text: 'from', className: 'code-function', address: '/Field#from' },
    { text: '(1)' },
  ]);
  expect(
    partsOfLine([token('Field.from(1)')], [[0, 6, 4, '/Field#from']]),
  ).toEqual([
    { text: 'Field.' },
    { text: 'from', address: '/Field#from' },
    { text: '(1)' },
  ]);
});

test('a link that spans tokens is left out', () => {
  expect(
    partsOfLine([token('a', 'string'), token('b')], [[0, 0, 2, '/ab']]),
  ).toEqual([{ text: 'a', className: 'code-string' }, { text: 'b' }]);
});

test('expected outputs and errors have a class, and an empty line has no part', () => {
  const classOf = (comment: string) =>
    partsOfLine([token(comment, 'comment')], [])[0]?.className;
  expect(classOf('// => 8n')).toBe('code-comment code-result');
  expect(classOf('// throws Division')).toBe('code-comment code-error');
  expect(classOf('// text')).toBe('code-comment');
  expect(partsOfLine([token('\n')], [])).toEqual([]);
});

test('a private value is cut out of its line', () => {
  const parts = [
    { text: 'const', className: 'code-keyword' },
    { text: ' born = ' },
    { text: 'UInt32', address: '/UInt32' },
    { text: '.from(1990);' },
  ];
  expect(cutParts(parts, 0, 13)).toEqual(parts.slice(0, 2));
  expect(cutParts(parts, 13, 30)).toEqual([
    { text: 'UInt32', address: '/UInt32' },
    { text: '.from(1990)' },
  ]);
  expect(cutParts(parts, 30)).toEqual([{ text: ';' }]);
});
