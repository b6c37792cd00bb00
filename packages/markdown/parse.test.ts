import type { Heading } from 'mdast';
import { expect, test } from 'vitest';
import { readHeading } from './headings';
import { parsePage } from './parse';

const headingOf = (file: string, text: string) =>
  readHeading(parsePage({ file, text }).children[0] as Heading);

test.each([
  ['a.md', '## Title {#own-id}'],
  ['a.md', '## Title <!-- #own-id -->'],
  ['a.mdx', '## Title \\{#own-id}'],
  ['a.mdx', '## Title {/* #own-id */}'],
])('in %s, %s has an id', (file, text) => {
  expect(headingOf(file, text)).toEqual({ text: 'Title', id: 'own-id' });
});

test('an id that MDX does not read is refused with its line and what to write', () => {
  const text = '# Page\n\n## Title {#own-id}';
  expect(() => parsePage({ file: 'a.mdx', text })).toThrow(
    expect.objectContaining({
      line: 3,
      message: expect.stringContaining('{/* #id */}') as string,
    }),
  );
});
