import { expect, test } from 'vitest';
import { parsePage } from '@o1js-docs/markdown/parse';
import { samplesOfTree } from '@o1js-docs/samples/parse/samples-of-page';
import { pageRunData } from './page-data';
import { projectFolder } from '@o1js-docs/project/project-folder';

const fence = (code: string, flags = '') =>
  `\`\`\`ts ${flags}\n${code}\n\`\`\`\n`;

function dataOf(...blocks: string[]) {
  const file = 'docs/a.mdx';
  const tree = parsePage({ file, text: blocks.join('\n') });
  const { samples } = samplesOfTree(tree, file, projectFolder);
  return pageRunData(samples, {});
}

const chain = 'await Mina.LocalBlockchain({ proofsEnabled: false });\n';

test('a block is the program up to it, with what the checks record', () => {
  const data = dataOf(
    fence("import { Field } from 'o1js';\nconst a = Field(8); // => 8n"),
    fence('a.add(1); // => 9n'),
  );
  expect(data?.blocks).toMatchObject([
    { program: 0, part: 0 },
    { program: 0, part: 1 },
  ]);
  const [first, second] = data!.programs[0]!.parts;
  expect(first!.code).toContain('from "o1js:"');
  expect(first!.code).toContain('.equal(0,');
  expect(first!.code).not.toContain('.equal(1,');
  expect(second!.code).toContain('.equal(1,');
  // The statement's line in the Markdown.
  expect(second!.lines).toContain(7);
});

test.each([
  ['proofs', fence('await Add.compile();')],
  ['proofs of transactions', fence('await transaction.prove();')],
  ['proofs of contracts', fence(`${chain}await Poll.compile();`)],
  ['proofs again', fence(`${chain}chain.setProofsEnabled(true);`)],
  ['Node', fence("import { readFileSync } from 'node:fs';")],
  ['the native prover', fence("setBackend('native');")],
  ['the names of o1js', fence('a(); // throws x.y is not a function')],
  ['a test runner', fence("import { test } from 'vitest';", 'test')],
  ['the network', fence('await fetchAccount();', 'typecheck="a network"')],
])('a block that needs %s has no Run', (_what, block) => {
  expect(dataOf(block)).toBeUndefined();
  const plain = fence('const a = 1;');
  expect(dataOf(plain, block)?.blocks).toHaveLength(1);
});

test('a block below a proof is proved, too', () => {
  const blocks = dataOf(
    fence('const a = 1;'),
    fence('await Add.compile();', 'prove'),
    fence('await Add.prove(a);'),
    fence("import { readFileSync } from 'node:fs';"),
  )?.blocks;
  expect(blocks?.map(({ part, proves }) => [part, proves])).toEqual([
    [0, undefined],
    [1, true],
    [2, true],
  ]);
});

test.each([
  "Field.from('120');",
  'await Add.Proof.dummy(1, 2, 0);',
  'await Add.compile({ proofsEnabled: false });',
  'Add.setProofsEnabled(false);\nawait Add.compile();',
  `${chain}await transaction.prove();`,
  'await Add.rawMethods.prove(1n);',
  'assert(); // require(true);',
])('without proofs, a block has Run: %s', (code) => {
  expect(dataOf(fence(code))?.blocks).toHaveLength(1);
});
