import { expect, test } from 'vitest';
import { groupHits } from './groupHits';
import type { SearchHit } from './item';

/** A hit with the fields that grouping uses. */
function hit(lvl0: string, lvl1: string, type = 'lvl2') {
  return { type, hierarchy: { lvl0, lvl1 } } as SearchHit;
}

test('groups are in the order of their best hits, and hits in the order of their pages', () => {
  const groups = groupHits([
    hit('Guides', 'Field'),
    hit('Classes', 'Field'),
    hit('Guides', 'Bool'),
    hit('Guides', 'Field', 'lvl1'),
  ]);
  expect(groups.map(({ title }) => title)).toEqual(['Guides', 'Classes']);
  expect(
    groups[0]!.items.map(({ hierarchy, place }) => [hierarchy.lvl1, place]),
  ).toEqual([
    ['Field', 'alone'],
    ['Field', 'alone'],
    ['Bool', 'alone'],
  ]);
});

test('headings are below their page if the query found it, the last one ends the line', () => {
  const [group] = groupHits([
    hit('Guides', 'Field', 'lvl1'),
    hit('Guides', 'Field'),
    hit('Guides', 'Field'),
  ]);
  expect(group!.items.map(({ place }) => place)).toEqual([
    'alone',
    'child',
    'last child',
  ]);
});

test('a group shows five hits, and names like __proto__ are names', () => {
  const groups = groupHits([
    ...Array.from({ length: 7 }, () => hit('__proto__', 'constructor')),
    hit('hasOwnProperty', 'toString'),
  ]);
  expect(groups.map(({ title, items }) => [title, items.length])).toEqual([
    ['__proto__', 5],
    ['hasOwnProperty', 1],
  ]);
});
