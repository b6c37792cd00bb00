import { expect, test } from 'vitest';
import { readQuery } from './read-query';

test.each([
  ['field - 1', 'field.sub'],
  ['a - b', 'Field.sub'],
  ['-x', 'Field.sub'],
  ['uint64 + 1', 'uint64.add'],
  ['a ? b : c', 'Provable.if'],
])('%s is the method %s', (query, name) => {
  expect(readQuery(query).names).toEqual([name]);
});

test.each([
  ['wallet - sign', 'wallet sign'],
  ['hardhat / ganache', 'hardhat ganache'],
  ['side-loaded key', 'side loaded key'],
  ['and/or', 'and or'],
])('%s is words with punctuation', (query, words) => {
  const terms = readQuery(query).words.map(({ term }) => term);
  expect(terms.join(' ')).toBe(words);
});
