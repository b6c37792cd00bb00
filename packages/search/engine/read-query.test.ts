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

test.each([
  ['Field(1).add(', 'Field.add'],
  ['PrivateKey.random().toPublicKey()', 'PrivateKey.toPublicKey'],
  ['State<Field>', 'State'],
  ['Provable.if(Bool(true), ', 'Provable.if'],
  ['const x = Provable.witness(Field, () => 1)', 'Provable.witness'],
  ['class Point extends Struct({ x: Field }) {}', 'Struct'],
  ['@method async vote(yes: Bool) {', 'method'],
  ['this.num.requireEquals(x);', 'State.requireEquals'],
  ['vk hash', 'verification.keyhash'],
  ['at async fetchAccount (file:///app/index.js:3:9)', 'fetchAccount'],
])('%s has the name %s', (query, name) => {
  expect(readQuery(query).names).toContain(name);
});

test("a call of a function that o1js doesn't have is words", () => {
  const query = 'require(owner == msg.sender)';
  const { isIdentifier, words } = readQuery(query, () => false);
  expect(isIdentifier).toBe(false);
  expect(words.map(({ term }) => term)).toContain('sender');
});

test.each([
  ['vk hash', 'verification key hash'],
  ['tx.sign', 'tx sign'],
])('%s is %s', (query, words) => {
  const terms = readQuery(query).words.map(({ term }) => term);
  expect(terms.join(' ')).toBe(words);
});
