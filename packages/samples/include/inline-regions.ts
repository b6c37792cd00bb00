import { parsePage } from '@o1js-docs/markdown/parse';
import { fencesOfTree } from '../parse/samples-of-page';
import { readSource } from './read-source';

/**
 * Writes the code of example projects into the blocks that name it, so that
 * an archived page does not change with the projects.
 *
 * @param file name of the page; its ending says how it is parsed
 * @param markdown text of the page
 * @param root absolute path of the folder that sources are relative to
 * @returns the text; all but these blocks is as it was
 * @throws Error when a file or region is missing
 */
export function inlineRegions(
  file: string,
  markdown: string,
  root: string,
): string {
  const lines = markdown.split('\n');
  const fences = fencesOfTree(parsePage({ file, text: markdown }), file);
  // From the last to the first, so that the lines of the others stay.
  for (const { source, node } of fences.reverse()) {
    const { position } = node;
    if (source === undefined || !position) continue;
    const indentation = ' '.repeat(position.start.column - 1);
    const first = position.start.line - 1;
    const code = readSource(source, root).split('\n');
    lines.splice(
      first,
      position.end.line - position.start.line,
      lines[first] ?? '',
      ...code.map((line) => (line ? indentation + line : line)),
    );
  }
  return lines.join('\n');
}
