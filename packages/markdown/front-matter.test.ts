import path from 'node:path';
import { expect, test } from 'vitest';
import { parseFrontMatter, parseShippedFrontMatter } from './front-matter';

const parse = (fileContent: string) =>
  parseFrontMatter({
    filePath: path.resolve('docs/index.mdx'),
    fileContent,
  });

test('invalid YAML throws with file and line, each time', async () => {
  const text = '---\ndescription: Text.\ntitle: Field: more\n---\n';
  const message =
    /^docs\/index\.mdx:3\nThe front matter is not valid YAML: .*Put a value with a colon into quotes\.$/s;
  await expect(parse(text)).rejects.toThrow(message);
  await expect(parse(text)).rejects.toThrow(message);
});

test.each([
  ['title: A\ntitle: B\n---', 'Remove one of the two entries.'],
  ['title: "A\n---', 'Close the quote.'],
  [
    'title: A\n\nText.\n',
    'Write key: value in each line, and --- below the last.',
  ],
])('what to write in place of %j', async (text, advice) => {
  await expect(parse(`---\n${text}\n`)).rejects.toThrow(advice);
});

test('what search alone reads is not shipped to readers', async () => {
  const { frontMatter, content } = await parseShippedFrontMatter({
    filePath: 'docs/page.mdx',
    fileContent: '---\ntitle: A page\nsearch_phrases:\n  one: two\n---\nText.',
  });
  expect({ frontMatter, content: content.trim() }).toEqual({
    frontMatter: { title: 'A page' },
    content: 'Text.',
  });
});
