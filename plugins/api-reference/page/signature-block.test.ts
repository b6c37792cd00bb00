import { visit } from 'unist-util-visit';
import { expect, test } from 'vitest';
import { signatureBlock } from './signature-block';

test('the last part of a dotted name is the link, because it is one token', () => {
  const block = signatureBlock(
    { type: 'code', lang: 'ts', value: 'type Account = Types.Account;' },
    'Account',
    (name) => (name === 'Types.Account' ? '/types' : undefined),
    [],
  );
  const [line, column, length] = [0, 'type Account = Types.'.length, 7];
  const code: (string | undefined)[] = [];
  visit(block, 'code', ({ data }) => {
    code.push(data?.hProperties?.symbols as string | undefined);
  });
  expect(code).toEqual([JSON.stringify([[line, column, length, '/types']])]);
});
