import type { CommentDisplayPart, Context } from 'typedoc';
import { expect, test } from 'vitest';
import { nameLinks } from './link-texts';

/** @returns the parts of a comment once links have their names. */
function named(parts: CommentDisplayPart[]): CommentDisplayPart[] {
  const comment = { summary: parts, blockTags: [] };
  const project = { reflections: { 1: { comment } } };
  nameLinks({ project } as unknown as Context);
  return parts;
}

const link = (text: string, tsLinkText: string): CommentDisplayPart => ({
  kind: 'inline-tag',
  tag: '@link',
  text,
  tsLinkText,
});

test('a link to a method has its name, whoever finds its target', () => {
  // TypeScript takes `tsLinkText`; TypeDoc reads `text`, and what follows the bar.
  expect(named([link('push()', '()')])).toEqual([
    link('push | push()', 'push()'),
  ]);
});

test('other links are as they were', () => {
  const parts = [link('Field | a field', 'a field'), link('Field.add', '')];
  expect(named(structuredClone(parts))).toEqual(parts);
});
