import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { packageManagersRemark } from './';

/** @returns the blocks of code that come of one */
function blocksOf(value: string, lang = 'sh'): string[] {
  const tree: Root = {
    type: 'root',
    children: [{ type: 'code', lang, value }],
  };
  packageManagersRemark()(tree);
  const blocks: string[] = [];
  visit(tree, 'code', (code: Code) => {
    blocks.push(code.value);
  });
  return blocks;
}

test('an installation is shown for each package manager', () => {
  expect(blocksOf('npm install o1js tsx')).toEqual([
    'npm install o1js tsx',
    'pnpm add o1js tsx',
    'yarn add o1js tsx',
    'bun add o1js tsx',
  ]);
});

test('what does more than install, or is no command, stays as it is', () => {
  for (const value of [
    'npm install o1js\nnpm pkg set type=module',
    'npm install o1js && npm test',
    'npm test',
  ]) {
    expect(blocksOf(value)).toEqual([value]);
  }
  expect(blocksOf('npm install o1js', 'text')).toEqual(['npm install o1js']);
});
