import { expect, test } from 'vitest';
import { splitAtLinks, linksByLine } from './links';

const line = 'Field.from(1)';
const token = (content: string, type = 'plain') => ({ types: [type], content });

test('links are found by their line; of equal lines with different links none', () => {
  const links = linksByLine(
    [line, 'x', line].join('\n'),
    JSON.stringify([
      [0, 0, 5, '/Field'],
      [2, 0, 5, '/Field'],
    ]),
  );
  expect(links.get(line)).toEqual([[0, 5, '/Field']]);
  expect(
    linksByLine([line, line].join('\n'), '[[0,0,5,"/Field"]]').get(line),
  ).toEqual([]);
  expect(linksByLine(line).get(line)).toEqual([]);
});

test('tokens are cut where links begin and end', () => {
  expect(
    splitAtLinks(
      [token('Field'), token('.'), token('from', 'function'), token('(1)')],
      [
        [0, 5, '/Field'],
        [6, 4, '/Field#from'],
      ],
    ),
  ).toEqual([
    { ...token('Field'), address: '/Field' },
    token('.'),
    { ...token('from', 'function'), address: '/Field#from' },
    token('(1)'),
  ]);
  expect(
    splitAtLinks([token(line)], [[6, 4, '/Field#from']]).map((t) => t.content),
  ).toEqual(['Field.', 'from', '(1)']);
});

test('an empty line keeps its token', () => {
  expect(splitAtLinks([token('')], [])).toEqual([token('')]);
});
