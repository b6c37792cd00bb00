import type { Token } from 'prism-react-renderer';
import { expect, test } from 'vitest';
import { joinPlainTokens } from './joinPlainTokens';

const token = (type: string, content: string): Token => ({
  types: [type],
  content,
});
const join = (...tokens: Token[]) =>
  joinPlainTokens(tokens, ({ types }) => types[0] !== 'keyword');

test('neighbouring plain tokens are joined in place', () => {
  expect(
    join(
      token('keyword', 'import'),
      token('plain', ' '),
      token('punctuation', '{'),
      token('plain', ' Field'),
      token('keyword', 'from'),
      token('plain', ''),
    ),
  ).toEqual([
    token('keyword', 'import'),
    token('plain', ' { Field'),
    token('keyword', 'from'),
  ]);
});

test('an empty line keeps its token', () => {
  expect(join(token('plain', '\n'))).toEqual([token('plain', '\n')]);
  expect(join(token('plain', ''))).toEqual([token('plain', '')]);
});
