import path from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { codeDigest, KeptValues, keptFolder } from '../kept-values';

const commonMark = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

const mdx = commonMark().use(remarkMdx).freeze();

/** Characters. A shorter page is parsed as fast as it is read. */
const longPage = 2_000;

/** A guide takes a tenth of a second to parse, and a build asks for it several times. */
const trees = new KeptValues<Root>(
  keptFolder('trees'),
  codeDigest('plugins/markdown'),
);

/** `## Title {#id}`, which MDX takes for an expression. */
const classicId = /^#{1,6} .*(?<!\\)\{#/;

/**
 * Parses a page as the site does: `.mdx` as MDX, anything else as CommonMark,
 * both with front matter, directives and GitHub's tables.
 *
 * @param page.file the file's name; its ending says which of the two
 * @returns a tree of the caller's own
 * @throws Error (a VFileMessage, with line, column and reason) when MDX syntax is wrong
 */
export function parsePage({
  file,
  text,
}: {
  file: string;
  text: string;
}): Root {
  if (path.extname(file) !== '.mdx') return commonMark.parse(text);
  const parse = () => mdx.parse(text);
  try {
    return text.length < longPage ? parse() : trees.get(text, parse);
  } catch (error) {
    const message = error as { line?: number; message: string; reason: string };
    const line = text.split('\n')[(message.line ?? 0) - 1] ?? '';
    if (classicId.test(line)) {
      message.reason =
        'MDX has no {#id}. Write the id of a heading as a comment: {/* #id */}';
      message.message = message.reason;
    }
    throw error;
  }
}
