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
  expect(JSON.stringify(block)).toContain(
    JSON.stringify(JSON.stringify([[line, column, length, '/types']])).slice(
      1,
      -1,
    ),
  );
});
