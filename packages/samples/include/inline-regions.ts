import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { parsePage } from '@o1js-docs/markdown/parse';
import { sourceOfMeta } from '../parse/fence-meta';
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
  const nodes: Code[] = [];
  visit(parsePage({ file, text: markdown }), 'code', (node) => {
    nodes.push(node);
  });
  // From the last to the first, so that the lines of the others stay.
  for (const { lang, meta, position } of nodes.reverse()) {
    const source = sourceOfMeta(lang ?? '', meta ?? '');
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
