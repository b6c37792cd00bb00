import { expect, test } from 'vitest';
import { compoundTerms, normalize, queryTerms, squash, stem } from './words';

test('a compound word is found by itself and by its parts', () => {
  expect([...compoundTerms('setArchiveGraphqlEndpoint', 0.5).keys()]).toEqual([
    'setarchivegraphqlendpoint',
    'set',
    'archive',
    'graphql',
    'endpoint',
    'archivegraphql',
    'graphqlendpoint',
  ]);
  expect(compoundTerms('fromBase58', 0.5).has('base58')).toBe(true);
  expect(compoundTerms('ZKProgram', 0.5).has('program')).toBe(true);
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

test('all forms of a word have one stem', () => {
  for (const forms of [
    ['recursive', 'recursion'],
    ['deploy', 'deploying', 'deployment'],
    ['compute', 'computing', 'computed'],
    ['prove', 'prover', 'proving'],
    ['validate', 'validation', 'valid'],
    ['verify', 'verification', 'verifying'],
    ['run', 'running'],
  ]) {
    expect([...new Set(forms.map(stem))], forms.join()).toHaveLength(1);
  }
  expect(['sing', 'field', 'red'].map(stem)).toEqual(['sing', 'field', 'red']);
});
