import { expect, test } from 'vitest';
import { indexTerms, normalize, queryTerms, squash, stem } from './words';

test('a compound word is found by itself and by its parts', () => {
  expect(indexTerms('setArchiveGraphqlEndpoint()')).toEqual([
    'setarchivegraphqlendpoint',
    'set',
    'archive',
    'graphql',
    'endpoint',
    'archivegraphql',
    'graphqlendpoint',
  ]);
  expect(indexTerms('fromBase58')).toContain('base58');
  expect(indexTerms('ZKProgram')).toContain('program');
});

test('a query keeps its words whole', () => {
  expect(queryTerms('Field.assertEquals')).toEqual(['field', 'assertequal']);
});

test('singular and plural are the same, in any case and with any accents', () => {
  expect(
    ['Trees', 'hashes', 'properties', 'naïve', 'class', 'bus'].map(normalize),
  ).toEqual(['tree', 'hash', 'property', 'naive', 'class', 'bus']);
});

test('an identifier and its words squash to the same', () => {
  expect(squash('Account updates')).toBe(squash('AccountUpdate'));
});

test('signs alone are no words', () => {
  expect(queryTerms('?!., ()[]{} <>/\\ *+ \u202e')).toEqual([]);
});

test('a stem begins every form of a word', () => {
  expect(
    ['recursive', 'deploying', 'serialize', 'upgradable'].map(stem),
  ).toEqual(['recurs', 'deploy', 'serial', 'upgrad']);
  expect(['sing', 'field', 'red'].map(stem)).toEqual(['sing', 'field', 'red']);
});
