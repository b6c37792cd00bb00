import { describe, expect, test } from 'vitest';
import { fixtureRecords } from './fixture-records';
import { buildSearchIndex } from './search-index';

const index = await buildSearchIndex(fixtureRecords);
/** An index in which a record is another. */
const indexWith = (url: string, changes: object) =>
  buildSearchIndex(
    fixtureRecords.map((record) =>
      record.url === url ? { ...record, ...changes } : record,
    ),
  );

const first = (query: string) =>
  index.search(query)[0]?.record.url.replace('/o1js/', '');

describe('the first hit', () => {
  test.each([
    ['MerkleTree', 'api-reference/classes/MerkleTree'],
    ['merkle trees', 'merkle-trees'],
    ['me', 'merkle-trees'],
    ['assertEqauls', 'api-reference/classes/Field#assertequals'],
    ['MerkleTr', 'api-reference/classes/MerkleTree'],
    ['MerkelTree', 'api-reference/classes/MerkleTree'],
    ['assert equals', 'api-reference/classes/Field#assertequals'],
    ['Bool.assertEquals', 'api-reference/classes/Bool#assertequals'],
    ['Old.Place.MerkleTreeWitness', 'api-reference/classes/MerkleTreeWitness'],
    ['Field', 'api-reference/classes/Field'],
    ['batch reducer', 'actions#batchreducernolimit'],
    [
      'BatchReducer',
      'api-reference/namespaces/Experimental/classes/BatchReducer',
    ],
    ['how do I update a leaf', 'merkle-trees#updatealeaf'],
    ['computing roots', 'merkle-trees#updatealeaf'],
    ['a batch for the reducer', 'actions#batchreducernolimit'],
    ['x.toBigInt() was called on a variable', 'errors#readingavariable'],
    ['merkleTree getRoot', 'api-reference/classes/MerkleTree#getroot'],
    ['get root merkle tree', 'api-reference/classes/MerkleTree#getroot'],
    ['tree.getRoot()', 'api-reference/classes/MerkleTree#getroot'],
    ['MerkleTree.getR', 'api-reference/classes/MerkleTree#getroot'],
    ['new MerkleTree(8)', 'api-reference/classes/MerkleTree'],
    ["import { MerkleTree } from 'o1js'", 'api-reference/classes/MerkleTree'],
    [
      'Field.assertEquals(): 5 != 7',
      'api-reference/classes/Field#assertequals',
    ],
    ['x == y', 'api-reference/classes/Field#equals'],
    ['===', 'api-reference/classes/Field#equals'],
    ['allowlist', 'merkle-trees'],
    ['o1js 2.14', 'changelog#2140'],
    ['what changed in 2.14.0', 'changelog#2140'],
    ['upgrading from 2.4.0 to 2.14.0', 'changelog#2140'],
    ['gas fee', 'actions'],
    ['gas fee / actions', 'actions'],
    ['/o1js/2.4.0/merkle-trees', 'merkle-trees'],
    [
      'https://example.org/o1js/merkle-trees/#updatealeaf',
      'merkle-trees#updatealeaf',
    ],
  ])('of %s is %s', (query, url) => {
    expect(first(query)).toBe(url);
  });
});

test('a changelog full of an old name does not hide the page of the new one', async () => {
  const changelog = fixtureRecords.find(({ kind }) => kind === 'changelog')!;
  const entries = Array.from({ length: 6 }, (_, i) => ({
    ...changelog,
    level: 2,
    url: `${changelog.url}#${i}`,
    text: 'Old.MerkleTree moved.',
  }));
  const full = await buildSearchIndex([...fixtureRecords, ...entries]);
  expect(full.search('Old.MerkleTree')[0]?.record.url).toBe(
    '/o1js/api-reference/classes/MerkleTree',
  );
});

test('a similar word is a match only if no word matches exactly', async () => {
  const text = 'Three hashes make a tree.';
  const withThree = await indexWith('/o1js/merkle-trees', { text });
  const termsOf = (query: string) => withThree.search(query)[0]?.terms;
  expect(termsOf('merkle tree')).toEqual(expect.arrayContaining(['tree']));
  expect(termsOf('merkle tree')).not.toContain('three');
  expect(termsOf('mergle tree')).toContain('merkle');
  expect(termsOf('how to update a leaf')).not.toContain('a');
});

test('a tool that no page mentions has no results, although a word begins with its name', async () => {
  const textOf = (text: string) => indexWith('/o1js/merkle-trees', { text });
  const without = await textOf(
    'The denominator of React, and a native prover.',
  );
  for (const query of ['deno', 'React Native', 'merkle trees on deno'])
    expect(without.search(query), query).toEqual([]);
  expect(without.search('denom')).not.toEqual([]);
  expect((await textOf('Deno runs it.')).search('deno')).not.toEqual([]);
});

test('the name of the library does not tell pages apart', async () => {
  const title = 'Two copies of o1js';
  const named = await indexWith('/o1js/errors', { title });
  expect(named.search('o1js actions')[0]?.record.url).toBe('/o1js/actions');
  expect(named.search('o1js')[0]?.record.url).toBe('/o1js/errors');
});

test('a heading with the words of the query comes before one that has others too', async () => {
  const [tree, leaf] = fixtureRecords;
  const records = [
    tree!,
    { ...leaf!, title: 'What an update of a leaf in a map costs', text: '' },
    { ...leaf!, title: 'Update of many leaves', text: '', url: '/o1js/many' },
    ...fixtureRecords.slice(2),
  ];
  const titled = await buildSearchIndex(records);
  expect(titled.search('update many leaves')[0]?.record.url).toBe('/o1js/many');
});

test('an alias finds its section in any order, and with a word more or less', async () => {
  const section = '/o1js/merkle-trees#updatealeaf';
  const aliases = 'replace a stored value, rewrite an entry';
  const withAliases = await indexWith(section, { aliases });
  for (const query of [
    'replace stored value',
    'a stored value that is replaced',
    'replace the value of an account',
  ])
    expect(withAliases.search(query)[0]?.record.url, query).toBe(section);
});

describe('hostile queries', () => {
  test.each([
    ['nothing', ''],
    ['blanks', ' \t\n '],
    ['signs', '!"§$%&/()=?`´*+~#\'<>|^°\\'],
    ['control characters', '\u0000\u0001\u001b[31m\u007f'],
    ['right-to-left marks', '\u202e\u200f\u2066'],
    ['lone surrogates', '\ud800 \udfff'],
    ['a regular expression', '(a+)+$ [z-a] \\u{110000}'],
    ['names of object properties', '__proto__ constructor hasOwnProperty'],
    ['ten thousand letters', 'a'.repeat(10_000)],
    ['two thousand words', 'merkle tree '.repeat(1_000)],
  ])('of %s throw nothing', (_, query) => {
    expect(() => index.search(query)).not.toThrow();
  });

  test('of signs alone find nothing', () => {
    expect(index.search('?!., ()[]{} <>/\\ *+ \u202e')).toEqual([]);
  });
});

test('fine print is found at its section, below a text with the same word', () => {
  expect(first('stale path')).toBe('merkle-trees#updatealeaf');
  const urls = index.search('fees').map(({ record }) => record.url);
  expect(urls.slice(0, 2)).toEqual([
    '/o1js/actions',
    '/o1js/merkle-trees#updatealeaf',
  ]);
});
