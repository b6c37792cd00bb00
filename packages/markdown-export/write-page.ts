import { articleMarkdown } from './article-markdown';
import { listPath } from './llms-txt';
import type { VersionOfPages } from './page';

/** Characters of the longest Markdown file. Tools of assistants cut longer ones. */
export const longestMarkdown = 50_000;

/** Characters for the links between the parts of a page. */
const reserve = 500;

/**
 * Writes a built page as Markdown, with a first line that leads to the list of
 * pages, and a last one that names the release and the page.
 *
 * @param html the built page
 * @param address of the page
 * @param o1js the release of the version
 * @throws Error if the page has no article
 */
export function writePage(
  html: string,
  address: string,
  { root }: VersionOfPages,
  o1js: string,
): string {
  const index = new URL(listPath(root), address).href;
  return [
    `[All pages about o1js ${o1js}](${index})`,
    articleMarkdown(html, address).trim(),
    `---\n\no1js ${o1js}, ${address}\n`,
  ].join('\n\n');
}

/**
 * Splits a page that assistants would read only in part, at headings.
 *
 * @param text a page as `writePage` returns it
 * @param address its address, which ends with `.md`
 * @returns the address and text of each part. The first part keeps the address of the page
 */
export function splitPage(text: string, address: string): [string, string][] {
  const [index = ''] = text.split('\n');
  const [first = '', ...sections] = text.split(/^(?=#{2,5} )/m);
  const parts = [first];
  for (const section of sections) {
    const last = parts.at(-1)!;
    const isFull = last.length + section.length > longestMarkdown - reserve;
    if (isFull) parts.push(`${index}\n\n${section}`);
    else parts[parts.length - 1] = last + section;
  }
  const partAddress = (i: number) =>
    i === 0 ? address : address.replace(/\.md$/, `.part-${i + 1}.md`);
  const next = (i: number) =>
    i + 1 < parts.length
      ? `[The page continues here](${partAddress(i + 1)})\n`
      : '';
  return parts.map((part, i) => [partAddress(i), part + next(i)]);
}
