import { expect, test } from 'vitest';
import { chooseExample, chooseSections } from './choose';
import { Excerpts, freeNames } from './excerpt';
import type { GuideUse } from './guide-uses';

const use = (code: string, more: Partial<GuideUse> = {}): GuideUse => ({
  code,
  section: { page: `${code}.mdx`, title: 'Integers' },
  links: [],
  cost: code.split('\n').length + (code.includes('// =>') ? 0 : 1),
  ...more,
});
const chosen = (uses: GuideUse[], name = 'UInt64.from') =>
  chooseExample(name, uses)?.code;

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
    lines: [2, 3],
    code: 'const price = UInt64.from(5);\nprice.add(1); // => 6n',
    indent: 0,
    isWhole: true,
  });
});

test('of a long statement it is a short one inside', () => {
  expect(new Excerpts(block).around(7, 29)).toEqual({
    lines: [7],
    code: 'amount.assertGreaterThan(UInt64.from(0));',
    indent: 4,
    isWhole: false,
  });
});

test('an import shows nothing', () => {
  expect(new Excerpts(block).around(0, 9)).toBeUndefined();
});

test('names that an excerpt takes from elsewhere are known', () => {
  const code = 'const sum = price.add(1);\nconsole.log(sum, { sum, of: y });';
  expect(freeNames(code)).toEqual(['price', 'y']);
});

test('short lines with a result come first, and failures never', () => {
  const failure = use('UInt64.from(-1); // throws negative');
  const long = use('const one = UInt64.from(1);\nconst two = one.add(one);');
  const short = use('UInt64.from(1); // => 1n');
  expect(chosen([failure, long, short])).toBe(short.code);
  expect(chosen([failure, long])).toBe(long.code);
  expect(chosen([failure])).toBeUndefined();
});

test('a section about what does not work has no examples', () => {
  const heading = { text: 'What TypeScript refuses', anchor: 'a' };
  const section = { page: 'int.mdx', title: 'Integers', heading };
  expect(chosen([use('UInt64.from(9); // => 9n', { section })])).toBe(
    undefined,
  );
});

test.each(['getting-started/quirks.mdx', 'zkapps/limits-and-fees.mdx'])(
  'code of %s is no everyday use',
  (page) => {
    const section = { page, title: 'Integers' };
    expect(chosen([use('UInt64.from(5); // => 5n', { section })])).toBe(
      undefined,
    );
  },
);

test('the example of a type shows more than one of its members', () => {
  const link = (member: string) =>
    [0, 0, 1, `/api-reference/classes/UInt64#${member}`] as const;
  const passing = use('UInt64.from(x);', { links: [link('from')] });
  const atWork = use('UInt64.from(1).add(2); // => 3n', {
    links: [link('from'), link('add')],
  });
  expect(chosen([passing], 'UInt64')).toBeUndefined();
  expect(chosen([passing, atWork], 'UInt64')).toBe(atWork.code);
});

test('a use that was not executed is no example, and still explains', () => {
  const typeChecked = use('', { code: undefined });
  expect(chosen([typeChecked])).toBeUndefined();
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
