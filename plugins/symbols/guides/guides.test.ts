import { expect, test } from 'vitest';
import { chooseExamples, chooseSections } from './choose';
import { Excerpts, freeNames } from './excerpt';
import type { GuideUse } from './guide-uses';

const use = (code: string, more: Partial<GuideUse> = {}): GuideUse => ({
  code,
  section: { page: `${code}.mdx`, title: 'Integers' },
  links: [],
  isWhole: true,
  unknown: 0,
  ...more,
});
const codes = (uses: GuideUse[], name = 'UInt64.from', most = 3) =>
  chooseExamples(name, uses, most).map(({ code }) => code);

const block = `import { UInt64 } from 'o1js';

const price = UInt64.from(5);
price.add(1); // => 6n

class Shop {
  sell(amount: UInt64) {
    amount.assertGreaterThan(UInt64.from(0));
    this.a();
    this.b();
    this.c();
    this.d();
  }
}`;

test('an excerpt is a statement, with the one above it that declares what it uses', () => {
  expect(new Excerpts(block).around(3, 6)).toEqual({
    first: 2,
    last: 3,
    isWhole: true,
  });
});

test('of a long statement it is a short one inside', () => {
  expect(new Excerpts(block).around(7, 29)).toEqual({
    first: 7,
    last: 7,
    isWhole: false,
  });
});

test('an import shows nothing', () => {
  expect(new Excerpts(block).around(0, 9)).toBeUndefined();
});

test('names that an excerpt takes from elsewhere are known', () => {
  const code = 'const sum = price.add(1);\nconsole.log(sum, { sum, of: y });';
  expect([...freeNames(code)]).toEqual(['price', 'y']);
});

test('short lines with a result come first, failures last', () => {
  expect(
    codes([
      use('UInt64.from(-1); // throws negative'),
      use('const one = UInt64.from(1);\nconst two = one.add(one);'),
      use('UInt64.from(1); // => 1n'),
    ]),
  ).toEqual([
    'UInt64.from(1); // => 1n',
    'const one = UInt64.from(1);\nconst two = one.add(one);',
    'UInt64.from(-1); // throws negative',
  ]);
});

test('examples of one shape, and of one page, are one', () => {
  const page = { section: { page: 'a.mdx', title: 'A' } };
  expect(
    codes([
      use('const a = UInt64.from(1);'),
      use('const b = UInt64.from(2);'),
      use('UInt64.from(x);', page),
      use('UInt64.from(y);', page),
    ]),
  ).toEqual(['UInt64.from(x);', 'const a = UInt64.from(1);']);
});

test('a use that was not executed is no example, and still explains', () => {
  const typeChecked = use('', { code: undefined });
  expect(codes([typeChecked])).toEqual([]);
  expect(chooseSections('UInt64.from', [typeChecked], 3)).toHaveLength(1);
});

test('the page about a symbol comes first, that of errors last', () => {
  const of = (page: string, title: string, heading?: string) =>
    use('', {
      section: {
        page,
        title,
        ...(heading && { heading: { text: heading, anchor: 'h' } }),
      },
    });
  const pages = chooseSections(
    'MerkleTree',
    [
      of('common-errors.mdx', 'Common errors', 'MerkleTree is not'),
      of('structs.mdx', 'Structs'),
      of('structs.mdx', 'Structs'),
      of('merkle-trees.mdx', 'Merkle trees'),
      of('arrays.mdx', 'Arrays', 'From a MerkleTree'),
    ],
    4,
  ).map(({ page }) => page);
  expect(pages).toEqual([
    'arrays.mdx',
    'merkle-trees.mdx',
    'structs.mdx',
    'common-errors.mdx',
  ]);
});
