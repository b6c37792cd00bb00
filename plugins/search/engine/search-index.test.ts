import { beforeAll, describe, expect, test } from 'vitest';
import { fixtureRows } from './fixture-rows';
import { buildSearchIndex, type SearchIndex } from './search-index';

let index: SearchIndex;
beforeAll(async () => {
  index = await buildSearchIndex(fixtureRows);
});

const first = (query: string) =>
  index.search(query)[0]?.row.url.replace('/o1js/', '');

describe('the first hit', () => {
  test.each([
    ['MerkleTree', 'api-reference/classes/MerkleTree'],
    ['merkle trees', 'merkle-trees'],
    ['MerkleTr', 'api-reference/classes/MerkleTree'],
    ['merkletre', 'merkle-trees'],
    ['MerkelTree', 'api-reference/classes/MerkleTree'],
    ['assert equals', 'api-reference/classes/Field#assertequals'],
    ['Bool.assertEquals', 'api-reference/classes/Bool#assertequals'],
    ['Old.Place.MerkleTreeWitness', 'api-reference/classes/MerkleTreeWitness'],
    ['Field', 'api-reference/classes/Field'],
    [
      'batch reducer',
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
  const changelog = fixtureRows.find(({ kind }) => kind === 'changelog')!;
  const entries = Array.from({ length: 6 }, (_, i) => ({
    ...changelog,
    level: 2,
    url: `${changelog.url}#${i}`,
    text: 'Old.MerkleTree moved.',
  }));
  const full = await buildSearchIndex([...fixtureRows, ...entries]);
  expect(full.search('Old.MerkleTree')[0]?.row.url).toBe(
    '/o1js/api-reference/classes/MerkleTree',
  );
});

test('a similar word counts as a match only where nothing matches as written', async () => {
  const rows = fixtureRows.map((row) =>
    row.url === '/o1js/merkle-trees'
      ? { ...row, text: 'Three hashes make a tree.' }
      : row,
  );
  const withThree = await buildSearchIndex(rows);
  const termsOf = (query: string) => withThree.search(query)[0]?.terms;
  expect(termsOf('merkle tree')).toEqual(expect.arrayContaining(['tree']));
  expect(termsOf('merkle tree')).not.toContain('three');
  expect(termsOf('mergle tree')).toContain('merkle');
  expect(termsOf('how to update a leaf')).not.toContain('a');
});

test('an identifier with a letter wrong is that identifier, one of two parts is the parts', async () => {
  const rows = fixtureRows.map((row) =>
    row.url === '/o1js/merkle-trees'
      ? { ...row, text: 'As in RFC 4231.' }
      : row,
  );
  const withNumber = await buildSearchIndex(rows);
  expect(withNumber.search('rfc4231')[0]?.row.url).toBe('/o1js/merkle-trees');
  expect(first('assertEqauls')).toBe(
    'api-reference/classes/Field#assertequals',
  );
  expect(first('MerkelTree')).toBe('api-reference/classes/MerkleTree');
});

test('a number is found and marked with and without the hyphen before it', async () => {
  const rows = fixtureRows.map((row) =>
    row.url === '/o1js/actions' ? { ...row, text: 'As with ERC-20.' } : row,
  );
  const withNumber = await buildSearchIndex(rows);
  for (const query of ['erc20', 'ERC-20', 'ERC 20']) {
    const [hit] = withNumber.search(query);
    expect(hit?.row.url, query).toBe('/o1js/actions');
  }
  expect(withNumber.search('erc20')[0]?.terms).toContain('erc-20');
});

test('the name of the library does not tell pages apart', async () => {
  const rows = fixtureRows.map((row) =>
    row.url === '/o1js/errors' ? { ...row, title: 'Two copies of o1js' } : row,
  );
  const named = await buildSearchIndex(rows);
  expect(named.search('o1js actions')[0]?.row.url).toBe('/o1js/actions');
  expect(named.search('o1js')[0]?.row.url).toBe('/o1js/errors');
});

test('a heading with the words of the query comes before one that has others too', async () => {
  const [tree, leaf] = fixtureRows;
  const rows = [
    tree!,
    { ...leaf!, title: 'What an update of a leaf in a map costs', text: '' },
    { ...leaf!, title: 'Update of many leaves', text: '', url: '/o1js/many' },
    ...fixtureRows.slice(2),
  ];
  const titled = await buildSearchIndex(rows);
  expect(titled.search('update many leaves')[0]?.row.url).toBe('/o1js/many');
});

test('a phrase leads to its section in any order, and with a word more or less', async () => {
  const rows = fixtureRows.map((row) =>
    row.url === '/o1js/merkle-trees#updatealeaf'
      ? { ...row, keywords: 'replace a stored value, rewrite an entry' }
      : row,
  );
  const withPhrases = await buildSearchIndex(rows);
  for (const query of [
    'replace stored value',
    'a stored value that is replaced',
    'replace the value of an account',
  ])
    expect(withPhrases.search(query)[0]?.row.url, query).toBe(
      '/o1js/merkle-trees#updatealeaf',
    );
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
    expect(index.suggest(query, 3)).toHaveLength(3);
  });

  test('of signs alone find nothing', () => {
    expect(index.search('?!.,')).toEqual([]);
  });
});

test('suggestions resemble the query', () => {
  expect(index.suggest('merklewood', 1)).toEqual(['MerkleTree']);
});
