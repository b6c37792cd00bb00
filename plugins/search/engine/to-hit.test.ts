import { expect, test } from 'vitest';
import { fixtureRecords } from './fixture-records';
import { highlight, termFinder } from './highlight';
import { toHit } from './to-hit';

const shape = {
  before: '<mark>',
  after: '</mark>',
  ellipsis: '…',
  snippetWords: 5,
  origin: 'https://example.org',
};
const recordAt = (url: string) =>
  fixtureRecords.find((record) => record.url === url)!;

test('a hit has what the modal reads', () => {
  const hit = toHit(
    {
      record: recordAt('/o1js/merkle-trees#updatealeaf'),
      terms: ['leaf'],
    },
    shape,
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

test('markup in pages comes out as text, also where DocSearch stores it', () => {
  const hit = toHit(
    {
      record: recordAt('/o1js/markup'),
      terms: ['img', 'script', 'quot', 'lt', 'amp'],
    },
    shape,
  );
  const texts = [
    hit.hierarchy,
    hit.content,
    hit._highlightResult,
    hit._snippetResult,
  ];
  const withoutMarks = JSON.stringify(texts).replace(/<\/?mark>/g, '');
  expect(withoutMarks).not.toMatch(/<|(?<!\\)"quotes/);
  expect(hit.hierarchy.lvl1).toBe('&lt;img src=x onerror=alert(1)&gt;');
});

test('marks do not cut into entities', () => {
  expect(
    highlight('a & b < c', termFinder(['amp', 'lt', 'b']), {
      before: '[',
      after: ']',
    }),
  ).toBe('a &amp; [b] &lt; c');
});

test('terms are no patterns', () => {
  expect(
    highlight('axb a.b', termFinder(['a.b']), { before: '[', after: ']' }),
  ).toBe('axb [a.b]');
});

test('terms of one or two letters are marked as whole words', () => {
  const marks = { before: '[', after: ']' };
  expect(highlight('A leaf that changes', termFinder(['a']), marks)).toBe(
    '[A] leaf that changes',
  );
  expect(highlight('getLeaf', termFinder(['leaf']), marks)).toBe('get[Leaf]');
});
