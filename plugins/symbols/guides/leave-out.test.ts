import { describe, expect, test } from 'vitest';
import type { ApiSymbol } from '../symbol';
import type { GuideUse } from './guide-uses';
import { assertKnown, shownUses } from './leave-out';

const use = (page: string, anchor?: string): GuideUse => ({
  section: {
    page,
    title: page,
    ...(anchor && { heading: { text: anchor, anchor } }),
  },
  links: [],
  isWhole: true,
  unknown: 0,
});

const uses = [use('a.mdx'), use('b.mdx', 'one'), use('b.mdx', 'two')];
const remaining = (entries: Record<string, string[]>) =>
  shownUses('X#add', uses, entries).map(
    ({ section: { page, heading } }) => page + (heading?.anchor ?? ''),
  );

test('a guide, or one section of it, is left out of the symbol that names it', () => {
  expect(remaining({})).toEqual(['a.mdx', 'b.mdxone', 'b.mdxtwo']);
  expect(remaining({ 'X#add': ['b.mdx#one'] })).toEqual(['a.mdx', 'b.mdxtwo']);
  expect(remaining({ 'X#add': ['b.mdx', 'a.mdx'] })).toEqual([]);
  expect(remaining({ 'X#sub': ['b.mdx'] })).toHaveLength(3);
});

describe('an entry is refused', () => {
  const symbol = { name: 'X.add' } as ApiSymbol;
  const tables = [{ byId: new Map([['X#add', symbol]]) }];

  test('whose symbol no release has', () => {
    expect(() => assertKnown({ 'X.add': ['b.mdx'] }, tables)).toThrow(
      /left-out\.json, "X\.add": no release has this symbol/,
    );
  });

  test('that names no page', () => {
    expect(() => assertKnown({ 'X#add': ['b#one'] }, tables)).toThrow(
      /"X#add": b#one is no page/,
    );
    expect(() => assertKnown({ 'X#add': ['b.mdx#one'] }, tables)).not.toThrow();
  });
});
