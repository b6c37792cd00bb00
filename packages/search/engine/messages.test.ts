import { expect, test } from 'vitest';
import { fixtureRecords } from './fixture-records';
import { compareMessage, entryOf, readMessage } from './messages';
import { buildSearchIndex } from './search-index';

const index = await buildSearchIndex(fixtureRecords);

const fits = (pasted: string, entry: string) =>
  compareMessage(readMessage(pasted))(entryOf(entry)!) > 0;

test.each([
  ['Field.assertEquals(): 17 != 42', 'Field.assertEquals(): 5 != 7'],
  [
    'index 16 is out of range for 8 leaves.',
    'index 3 is out of range for 4 leaves.',
  ],
  ['Error: counter.get() failed, either:', 'get() failed, either'],
  [
    'No such leaf: 3 at Tree.getLeaf (/app/tree.ts:39:29) at main (/app/a.ts:1:2)',
    'No such leaf',
  ],
  [
    'Constraint unsatisfied (unreduced): rule_main step_main step_main main',
    'Constraint unsatisfied (unreduced)',
  ],
  [
    "Type 'UInt64' is not assignable to type 'Field'",
    'Type `Bool` is not assignable to type `boolean`',
  ],
  [
    'rangeCheck8: expected field to fit in 8 bits, got 300',
    'rangeCheckN: expected field to fit in 64 bits',
  ],
  [
    'Transaction failed with errors:\n- [[],[["Overflow"]],[["Cancelled"]]]',
    'Overflow',
  ],
])('%s is the message %s', (pasted, entry) => {
  expect(fits(pasted, entry)).toBe(true);
});

test('the entry of the same function fits better than one whose name is longer', () => {
  const compare = compareMessage(readMessage('Field.assertEquals(): 1 != 2'));
  const [own, other] = [
    'Field.assertEquals()',
    'ForeignField.assertEquals(): 1 != 2',
  ].map((entry) => compare(entryOf(entry)!));
  expect(own).toBeGreaterThan(other!);
});

test('another function or another verb is another message', () => {
  expect(
    fits('Field.assertEquals(): 17 != 42', 'Bool.assertEquals(): 1 != 2'),
  ).toBe(false);
  expect(fits('Key does not exist', 'Key already exists in the tree')).toBe(
    false,
  );
});

test('words that no runtime writes are no message, even if an entry has some of them', () => {
  expect(fits('what happens on overflow in a loop', 'Overflow')).toBe(false);
  const address = 'B62qkYa1o6Mj6uTTjDQCob7FYZspuhkm4RRQhgJg9j4koEBWiSrTQrS';
  expect(readMessage(`account ${address}`).text.trim()).toBe('account');
  expect(readMessage('how do I hash at home/work').isMessage).toBe(false);
});

test.each([
  // Two words of a record, joined.
  ['variableelement', 'variable element'],
  ['mergle trees', 'merkle trees'],
  ['MerkelTree', 'MerkleTree'],
  ['merkle tree', undefined],
  // A name of another library is read as its known words.
  ['qqMerkleTreeXq', 'Merkle Tree'],
  ['zzQqTree', undefined],
  // In nonsense no word is corrected.
  ['mergle trees zzqq', 'merkle trees zzqq'],
  ['mergle zzqqxxy', undefined],
  // In a program, an unknown name is the reader's own.
  ['let myTre = new MerkleTree(8);', undefined],
])('%s is corrected to %s', (query, corrected) => {
  expect(index.correct(query)).toBe(corrected);
});

test('a misspelt word can be searched as it is', () => {
  expect(index.search('mergle')[0]?.record.title).toBe('Merkle trees');
  expect(index.search('mergle', undefined, true)).toEqual([]);
  expect(index.search('zzqqxxy')).toEqual([]);
});

test('a section is found by a word of its address', async () => {
  const named = await buildSearchIndex([
    ...fixtureRecords,
    { ...fixtureRecords[1]!, url: '/o1js/merkle-trees#vesting' },
  ]);
  expect(named.search('vesting')[0]?.record.url).toContain('#vesting');
});

test('a name that is still being typed leads to the same member at each key', () => {
  for (const typed of [
    'Field.assert',
    'Field.assertEqual',
    'Field.assertEqualz',
  ])
    expect(index.search(typed)[0]?.record.url, typed).toBe(
      '/o1js/api-reference/classes/Field#assertequals',
    );
});
