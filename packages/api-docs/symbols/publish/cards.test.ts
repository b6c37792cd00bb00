import { expect, test } from 'vitest';
import type { ApiSymbol } from '../symbol';
import { cardsByFile } from './cards';

test('of two names of a symbol, the card with the shorter one is first', () => {
  const symbol = (name: string) => ({
    symbol: {
      name,
      kind: 'class',
      signature: `class ${name}`,
      page: 'api-reference/classes/UInt64.md',
    } as ApiSymbol,
  });
  const files = cardsByFile([symbol('Types.UInt64'), symbol('UInt64')]);
  const cards = files.get('symbols/classes/UInt64.json')!;
  expect(cards['']!.map(({ name }) => name)).toEqual([
    'UInt64',
    'Types.UInt64',
  ]);
});
