import { expect, test } from 'vitest';
import { likelyPages, wordsOfAddress } from './likelyPages';

const version = (label: string, path: string, ...docs: string[]) => ({
  label,
  path,
  docs: docs.map((doc) => ({ path: doc })),
});
const current = version(
  'Current',
  '/o1js/',
  '/o1js/',
  '/o1js/zkapps/intro',
  '/o1js/basic-types/field',
);
const archived = version(
  '2.4.0',
  '/o1js/2.4.0',
  '/o1js/2.4.0/',
  '/o1js/2.4.0/basic-types/field',
  '/o1js/2.4.0/advanced-concepts/proof-serialization',
);
const versions = [current, archived];

test('a page of another version is found, in both directions', () => {
  expect(likelyPages('/o1js/2.4.0/zkapps/intro', archived, versions)).toEqual([
    { path: '/o1js/zkapps/intro', label: 'Current' },
  ]);
  expect(
    likelyPages(
      '/o1js/advanced-concepts/proof-serialization/',
      current,
      versions,
    ),
  ).toEqual([
    {
      path: '/o1js/2.4.0/advanced-concepts/proof-serialization',
      label: '2.4.0',
    },
  ]);
});

test('only the page of the same version is found in another case', () => {
  for (const path of [
    '/o1js/basic-types/Field',
    '/o1js/Basic-Types/FIELD/',
    '/o1js/basic-types/Field.html',
  ]) {
    expect(likelyPages(path, current, versions)).toEqual([
      { path: '/o1js/basic-types/field', label: undefined },
    ]);
  }
});

test('an unknown path has no likely page', () => {
  expect(likelyPages('/o1js/nowhere', current, versions)).toEqual([]);
});

test.each([
  ['/o1js/zkapps/deploy-a-contract.html', 'deploy a contract'],
  ['/o1js/classes/MerkleTree/', 'Merkle Tree'],
  ['/o1js/%3Cscript%3E', 'script'],
  ['/%E0%A4%A', 'A'],
  ['/', ''],
])('the words of %s are “%s”', (address, words) => {
  expect(wordsOfAddress(address)).toBe(words);
});
