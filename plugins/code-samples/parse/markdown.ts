import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const md = unified().use(remarkParse).use(remarkFrontmatter);
const mdx = unified().use(remarkParse).use(remarkFrontmatter).use(remarkMdx);

/** Docusaurus' `## Title {#id}` is no valid MDX until the brace is escaped. */
const headingId = /^(#{1,6} .*?)(?<!\\)\{#/gm;

/**
 * Parses a page the way Docusaurus does: `.mdx` as MDX, `.md` as CommonMark.
 *
 * @throws VFileMessage, with a line, when the MDX is malformed
 */
export function parseMarkdown(file: string, text: string): Root {
  return file.endsWith('.mdx')
    ? mdx.parse(text.replace(headingId, '$1\\{#'))
    : md.parse(text);
}
