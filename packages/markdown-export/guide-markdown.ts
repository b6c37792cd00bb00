import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { codeSamplesRemark, finePrintRemark } from '@o1js-docs/samples';
import { learnRemark } from '@o1js-docs/runner/learn/remark';
import { parsePage } from '@o1js-docs/markdown/parse';
import { plainNodes } from './plain-nodes';

const writer = unified()
  // Aligned columns would double the length of a page with tables.
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkMdx)
  .use(remarkStringify, { bullet: '-', rule: '-' })
  .freeze();

const samples = unified()
  .use(finePrintRemark)
  .use(codeSamplesRemark)
  .use(learnRemark)
  .freeze();

/**
 * Writes a guide without MDX, with the samples, figures and costs of its page.
 *
 * @param source the page's file, front matter included
 * @param file its absolute path
 * @param toAddress makes the target of a link absolute
 * @throws Error with the page and line of a component without a Markdown form
 */
export function guideMarkdown(
  source: string,
  file: string,
  toAddress: (target: string) => string,
): string {
  const tree: Root = parsePage({ file, text: source });
  samples.runSync(tree, { path: file });
  try {
    plainNodes(tree);
  } catch (error) {
    const { line = 1, message } = error as Error & { line?: number };
    throw new Error(`${file}:${line}: ${message}`, { cause: error });
  }
  visit(tree, ['link', 'definition', 'image'], (node) => {
    if ('url' in node) node.url = toAddress(node.url);
  });
  visit(tree, 'heading', ({ children }) => {
    const last = children.at(-1);
    if (last?.type !== 'text') return;
    // Removes the space before an id.
    last.value = last.value.trimEnd();
  });
  return writer.stringify(tree);
}
