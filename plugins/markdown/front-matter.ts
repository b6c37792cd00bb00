import path from 'node:path';
import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { phrasesEntry } from './search-phrases';

/** Front matter that is no YAML. */
export class FrontMatterError extends Error {
  /**
   * @param line of the page, from 1
   * @param reason what is wrong, and what to do
   */
  constructor(
    page: string,
    readonly line: number,
    readonly reason: string,
  ) {
    super(`${page}:${line}\n${reason}`);
    // Where it was thrown tells a writer nothing.
    this.stack = this.message;
  }
}

/** The parser keeps what it was given, and takes a text that it refused for one without front matter the second time. */
const refused = new Map<string, { line: number; reason: string }>();

/**
 * Reads a page's front matter, as Docusaurus does.
 *
 * @throws FrontMatterError that names the file and the line
 */
export const parseFrontMatter: DefaultParseFrontMatter = async ({
  filePath,
  fileContent,
}) => {
  const page = path.isAbsolute(filePath)
    ? path.relative(process.cwd(), filePath)
    : filePath;
  const known = refused.get(fileContent);
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
      // The mark counts from 0.
      line: (mark?.line ?? 0) + 1,
      reason: `The front matter is no YAML: ${reason ?? message}. Put a value with a colon into quotes.`,
    };
    refused.set(fileContent, found);
    throw new FrontMatterError(page, found.line, found.reason);
  }
};

/**
 * Reads what Docusaurus needs of a page's front matter: it ships all of it to
 * readers' browsers, and the phrases are for search alone.
 *
 * @throws FrontMatterError that names the file and the line
 */
export const parseShippedFrontMatter: DefaultParseFrontMatter = async (
  page,
) => {
  const { frontMatter, content } = await parseFrontMatter(page);
  const shipped = Object.entries(frontMatter).filter(
    ([entry]) => entry !== phrasesEntry,
  );
  return { frontMatter: Object.fromEntries(shipped), content };
};
