import { expect, test } from 'vitest';
import { folderWith } from '@o1js-docs/project/fixtures/folder-with';
import { currentRelease } from '@o1js-docs/project/releases';
import { writeNames } from '../samples/page-names';
import type { ApiSymbol } from '../symbol';
import { Excerpts, freeNames } from './excerpt';
import { keepUses, readUses } from './kept-uses';

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
  });
});

test('of a long statement it is a short one inside', () => {
  expect(new Excerpts(block).around(7, 29)).toEqual({
    lines: [7],
    code: 'amount.assertGreaterThan(UInt64.from(0));',
    indent: 4,
  });
});

test('an import shows nothing', () => {
  expect(new Excerpts(block).around(0, 9)).toBeUndefined();
});

test('names that an excerpt takes from elsewhere are known', () => {
  const code = 'const sum = price.add(1);\nconsole.log(sum, { sum, of: y });';
  expect(freeNames(code)).toEqual(['price', 'y']);
});

/** What a site of these guides says of a symbol. Each guide is its front matter and the lines of its sample, which uses the symbol in each line. */
function inGuides(guides: Record<string, [explains: string, ...string[]]>) {
  const textOf = (title: string, [explains, ...lines]: readonly string[]) =>
    `---\ntitle: ${title}\n${explains}\n---\n\n\`\`\`ts\n${lines.join('\n')}\n\`\`\`\n`;
  const siteFolder = folderWith(
    Object.fromEntries(
      Object.entries(guides).map(([title, guide]) => [
        `docs/${title}.mdx`,
        textOf(title, guide),
      ]),
    ),
  );
  const symbol = {
    name: 'UInt64.from',
    page: 'api-reference/a.md',
    anchor: 'from',
  };
  const owner = { name: 'UInt64', page: 'api-reference/a.md' };
  const alias = { ...owner, name: 'Types.UInt64' };
  const symbols = [symbol, owner, alias] as ApiSymbol[];
  for (const [title, [, ...lines]] of Object.entries(guides)) {
    const names = lines.map((line, i) => {
      return [i, line.indexOf('from'), 4, 'UInt64.from'] as const;
    });
    const samples = [{ code: lines.join('\n'), names: [...names] }];
    writeNames(siteFolder, `docs/${title}.mdx`, { key: title, samples });
  }
  const byId = new Map(symbols.map((each) => [each.name, each]));
  const release = currentRelease();
  keepUses(release, { symbols, byId, digest: '' }, siteFolder);
  const uses = readUses(release, siteFolder).symbols;
  return (name: string) => ({
    ...uses[name],
    example: uses[name]?.example?.code,
    sections: uses[name]?.sections.map(({ title }) => title),
  });
}

test('the guide that explains a symbol comes before those that use it more, with its own result', () => {
  const of = inGuides({
    often: ['', 'UInt64.from(2); // => 2n', 'UInt64.from(3); // => 3n'],
    own: [
      'explains: [Types.UInt64]',
      'UInt64.from(-1); // throws negative',
      'UInt64.from(5);',
      'UInt64.from(x); // => 4n',
      'UInt64.from(6); // => 6n',
    ],
  });
  expect(of('UInt64')).toEqual({ sections: ['own'], isExplained: true });
  expect(of('UInt64.from')).toEqual({
    example: 'UInt64.from(6); // => 6n',
    sections: ['own', 'often'],
    isExplained: false,
  });
});

test('a symbol that no guide explains has those that use it most', () => {
  const of = inGuides({
    a: ['', 'UInt64.from(2); // => 2n'],
    b: ['', 'UInt64.from(x, y); // => 2n', 'UInt64.from(3);'],
    errors: ['', 'UInt64.from(4); // => 4n'],
  });
  expect(of('UInt64')).toEqual({
    sections: ['b', 'a', 'errors'],
    isExplained: false,
  });
  expect(of('UInt64.from').example).toBe('UInt64.from(2); // => 2n');
});
