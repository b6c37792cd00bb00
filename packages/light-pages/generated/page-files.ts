import { markdownLines, proseOf } from '@o1js-docs/markdown/lines';

/** An image, a link to a file, a reference, or code that may name a file. A drawing becomes a part of the HTML. */
const file =
  /!\[|\]\((?![a-z]+:)[^)\s]*\.(?!mdx?\b)\w|^\[[^\]]+\]:|^image:|\brequire\(|^import .*\.(?!svg'|mdx?')\w+';/m;

/** An event handler, or the import of a component. */
const live = /<[^>]*\son[A-Z]\w*[=\s>]|^import .* from '(?!.*\.\w+')/m;

/**
 * @param source the page's text
 * @param page its file, for the message
 * @returns true if the page may show or link files, which only the browser's bundle copies into the build
 * @throws Error if a part of the page needs React, because React renders only the islands of a page
 */
export function mayHaveFiles(source: string, page: string): boolean {
  if (live.test(proseOf(source))) {
    throw new Error(
      `${page} imports a component or has an event handler, and a page's content is plain HTML. Make the component an island: add it to src/theme/Islands.ts.`,
    );
  }
  const lines = markdownLines(source).filter(({ isCode }) => !isCode);
  return file.test(lines.map(({ text }) => text).join('\n'));
}
