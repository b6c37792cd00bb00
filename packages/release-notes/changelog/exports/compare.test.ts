import { expect, test } from 'vitest';
import { comparePublicApis } from './compare';

const exported = (members = '', bases = '', deprecated = '') => ({
  members: members.split(' ').filter(Boolean),
  bases: bases.split(' ').filter(Boolean),
  deprecated: deprecated.split(' ').filter(Boolean),
});

test('names and members that came and went are listed', () => {
  expect(
    comparePublicApis(
      { A: exported('old both'), B: exported('x') },
      { A: exported('both new'), C: exported('y') },
    ),
  ).toEqual({
    added: ['C'],
    removed: ['B'],
    newMembers: ['A.new'],
    removedMembers: ['A.old'],
    deprecated: [],
    restored: [],
  });
});

test('an inherited member is listed at the class that it comes from', () => {
  expect(
    comparePublicApis(
      { Base: exported('a'), Sub: exported('a', 'Base') },
      { Base: exported('a b'), Sub: exported('a b', 'Base') },
    ).newMembers,
  ).toEqual(['Base.b']);
});

test('members that a class hands to a new base are not removed', () => {
  expect(
    comparePublicApis(
      { Sub: exported('a') },
      { Base: exported('a'), Sub: exported('a', 'Base') },
    ),
  ).toMatchObject({ added: ['Base'], newMembers: [], removedMembers: [] });
});

test('what is newly deprecated is listed once', () => {
  expect(
    comparePublicApis(
      { Base: exported('a b', '', 'Base.a') },
      {
        Base: exported('a b', '', 'Base Base.a Base.b'),
        Sub: exported('a b', 'Base', 'Sub.a Sub.b'),
      },
    ).deprecated,
  ).toEqual(['Base', 'Base.b']);
});

test('what is no longer deprecated is listed, and not what was removed', () => {
  expect(
    comparePublicApis(
      { A: exported('a b', '', 'A.a A.b'), B: exported('', '', 'B') },
      { A: exported('a') },
    ).restored,
  ).toEqual(['A.a']);
});
