import path from 'node:path';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { DiskCache } from '@o1js-docs/project/cache/disk-cache';

const commonMark = unified()
  .use(remarkParse)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .freeze();

const mdx = commonMark().use(remarkMdx).freeze();

/** Minimum length of a cached page in characters. Parsing a shorter page is as fast as reading the cache. */
const longPage = 2_000;

/** A guide takes a tenth of a second to parse, and a build parses it several times. */
const trees = new DiskCache<Root>('trees', [import.meta.url]);

/** `## Title {#id}`, which is an expression in MDX. */
const classicId = /^#{1,6} .*(?<!\\)\{#/;

/**
 * Parses a page like the site: `.mdx` as MDX, other files as CommonMark, both with
 * front matter, directives and GitHub's tables.
 *
 * @param page.file the file's name, with its extension
 * @returns a tree that the caller may change
 * @throws Error (a VFileMessage, with line, column and reason) if the MDX is invalid
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
    // For an element that is not closed, only the message has the place: `(8:1-8:7)`.
    const [, place = message.line] = /\((\d+):\d+/.exec(message.message) ?? [];
    message.line = Number(place ?? 1);
    const line = text.split('\n')[message.line - 1] ?? '';
    if (classicId.test(line)) {
      message.reason =
        'MDX has no {#id}. Write the id of a heading as a comment: {/* #id */}';
      message.message = message.reason;
    }
    throw error;
  }
}
