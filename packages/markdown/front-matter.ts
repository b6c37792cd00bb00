import path from 'node:path';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { phrasesEntry } from './search-phrases';
import { projectFolder } from '@o1js-docs/project/project-folder';

/** Front matter that is not valid YAML. */
export class FrontMatterError extends Error {
  /**
   * @param line of the page, from 1
   * @param reason the problem, and how to solve it
   */
  constructor(
    page: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${page}:${line}\n${reason}`);
    // A writer does not need the stack.
    this.stack = this.message;
  }
}

/** What to write instead, by the parser's message. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/duplicated mapping key/, 'Remove one of the two entries.'],
  [/quoted scalar/, 'Close the quote.'],
  [/tab character/, 'Indent with spaces.'],
  [/multiline key/, 'Write key: value in each line, and --- below the last.'],
  [/./, 'Put a value with a colon into quotes.'],
];

/** Invalid texts. The parser caches its input, and on the second call it would treat an invalid text as one without front matter. */
const invalid = new Map<string, { line: number; reason: string }>();

/**
 * Reads a page's front matter, as Docusaurus does.
 *
 * @throws FrontMatterError with the file and the line
 */
export const parseFrontMatter: DefaultParseFrontMatter = async ({
  filePath,
  fileContent,
}) => {
  const page = path.isAbsolute(filePath)
    ? path.relative(projectFolder, filePath)
    : filePath;
  const known = invalid.get(fileContent);
  if (known) throw new FrontMatterError(page, known.line, known.reason);
  try {
    return await DEFAULT_PARSE_FRONT_MATTER({ filePath, fileContent });
  } catch (error) {
    const { reason, message, mark } = error as {
      reason?: string;
      message: string;
      mark?: { line: number };
    };
    const found = {
      // The parser counts lines from 0.
      line: (mark?.line ?? 0) + 1,
      reason: `The front matter is not valid YAML: ${reason ?? message}. ${advice.find(([error]) => error.test(reason ?? message))![1]}`,
    };
    invalid.set(fileContent, found);
    throw new FrontMatterError(page, found.line, found.reason);
  }
};

/** Front matter that only a build reads: search aliases, and parts of a step of the course. */
const buildOnly = [phrasesEntry, 'guide', 'hints', 'minutes', 'proves'];

/**
 * Reads a page's front matter without the parts that only a build reads, because
 * Docusaurus ships all of it to browsers.
 *
 * @throws FrontMatterError with the file and the line
 */
export const parseShippedFrontMatter: DefaultParseFrontMatter = async (
  page,
) => {
  const { frontMatter, content } = await parseFrontMatter(page);
  const shipped = Object.entries(frontMatter).filter(
    ([entry]) => !buildOnly.includes(entry),
  );
  return {
    frontMatter: {
      ...Object.fromEntries(shipped),
      // The columns of a step take the whole width.
      ...('task' in frontMatter && { hide_table_of_contents: true }),
    },
    content,
  };
};
