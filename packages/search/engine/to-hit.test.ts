import { expect, test } from 'vitest';
import { fixtureRecords } from './fixture-records';
import { cutSnippet, highlight, termPattern } from './highlight';
import { toHit } from './to-hit';

const origin = 'https://example.org';
const recordAt = (url: string) =>
  fixtureRecords.find((record) => record.url === url)!;

test('a hit has what the modal reads', () => {
  const hit = toHit(
    {
      record: recordAt('/o1js/merkle-trees#updatealeaf'),
      terms: ['leaf'],
    },
    5,
    origin,
  );
  expect(hit).toMatchObject({
    url: 'https://example.org/o1js/merkle-trees#updatealeaf',
    anchor: 'updatealeaf',
    type: 'lvl2',
    hierarchy: {
      lvl0: 'Guides',
      lvl1: 'Merkle trees',
      lvl2: 'Update a leaf',
      lvl3: null,
    },
  });
  expect(hit._snippetResult.hierarchy.lvl2?.value).toBe(
    'Update a <mark>leaf</mark>',
  );
  expect(hit._highlightResult.hierarchy.lvl1?.value).toBe('Merkle trees');
  expect(hit._snippetResult.content?.value).toBe(
    '…again with the new <mark>leaf</mark>.',
  );
  expect(hit._highlightResult.hierarchy).not.toHaveProperty('lvl3');
});

test('marks do not cut into entities', () => {
  expect(highlight('a & b < c', termPattern(['amp', 'lt', 'b']))).toBe(
    'a &amp; <mark>b</mark> &lt; c',
  );
});

test('terms are no patterns', () => {
  expect(highlight('axb a.b', termPattern(['a.b']))).toBe(
    'axb <mark>a.b</mark>',
  );
});

test('terms of one or two letters are marked as whole words', () => {
  expect(highlight('A leaf that changes', termPattern(['a']))).toBe(
    '<mark>A</mark> leaf that changes',
  );
  expect(highlight('getLeaf', termPattern(['leaf']))).toBe(
    'get<mark>Leaf</mark>',
  );
});

test('a snippet ends with an ellipsis if the text goes on, also behind its shipped beginning', () => {
  const cut = (text: string) => cutSnippet(text, termPattern(['leaf']), 4);
  expect(cut('A tree has a leaf and a root.')).toBe('…has a leaf and…');
  expect(cut('A leaf and a')).toBe('A leaf and a…');
  expect(cut('A leaf is here.')).toBe('A leaf is here.');
});
