import { markdownLines } from './lines';

const heading = /^(?<marks>#{1,6}) (?<title>.*)$/;

/**
 * @param markdown a page without MDX
 * @param title the text of a heading, as Markdown
 * @returns the text below the heading, up to the next heading of its level; undefined if the page lacks the heading
 */
export function sectionOf(markdown: string, title: string): string | undefined {
  let level: number | undefined;
  const inside: string[] = [];
  for (const { text, isCode } of markdownLines(markdown)) {
    const found = isCode ? undefined : heading.exec(text)?.groups;
    const { length = 7 } = found?.marks ?? '       ';
    if (level !== undefined && length <= level) break;
    if (level !== undefined) inside.push(text);
    else if (found?.title === title) level = length;
  }
  return level === undefined ? undefined : inside.join('\n').trim();
}
