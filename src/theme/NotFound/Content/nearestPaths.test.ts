import { describe, expect, test } from 'vitest';
import { nearestPaths, wordsOfPath } from './nearestPaths';

const paths = [
  '/o1js/',
  '/o1js/basic-types/merkle-trees',
  '/o1js/api-reference/classes/MerkleTree',
  '/o1js/api-reference/classes/MerkleMap',
  '/o1js/getting-started/common-errors',
  '/o1js/zkapps/deployment',
];

describe('the nearest pages', () => {
  test.each([
    ['/o1js/classes/merkletree', '/o1js/api-reference/classes/MerkleTree'],
    ['/o1js/zkapps/deploy.html', '/o1js/zkapps/deployment'],
    ['/o1js/errors/common-erors/', '/o1js/getting-started/common-errors'],
  ])('to %s begin with %s', (path, nearest) => {
    expect(nearestPaths(path, paths, '/o1js/')[0]).toBe(nearest);
  });

  test('to an address that resembles none are none', () => {
    expect(nearestPaths('/zzz/qqq', paths, '/o1js/')).toEqual([]);
    expect(
      nearestPaths(
        '/o1js/nope/missing-page',
        ['/o1js/zkapps/permissions'],
        '/o1js/',
      ),
    ).toEqual([]);
    expect(nearestPaths('/%E0%A4%A', paths, '/o1js/')).toEqual([]);
  });
});

test.each([
  ['/o1js/zkapps/deploy-a-contract.html', 'deploy a contract'],
  ['/o1js/classes/MerkleTree/', 'Merkle Tree'],
  ['/o1js/%3Cscript%3E', 'script'],
  ['/', ''],
])('the words of %s are “%s”', (path, words) => {
  expect(wordsOfPath(path)).toBe(words);
});
