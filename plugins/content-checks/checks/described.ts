import type { Check } from '../guide';

/** Front matter that the site shows in lists, in search results and in the browser's tab. */
const needed: Readonly<Record<string, string>> = {
  title: 'the page’s only h1',
  description: 'one sentence on what the reader can do after the page',
};

/** A page has a title and a description. */
export const described: Check = ({ frontMatter }) =>
  Object.entries(needed)
    .filter(([key]) => !isText(frontMatter[key]))
    .map(([key, meaning]) => ({
      line: 1,
      message: `The front matter has no ${key}. Add ${key}: ${meaning}.`,
    }));

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}
