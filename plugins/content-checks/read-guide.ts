import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '../../config/releases';
import { FrontMatterError, parseFrontMatter } from '../markdown/front-matter';
import { parsePage } from '../markdown/parse';
import type { Finding, Guide } from './guide';

/** An error of the MDX parser. */
interface SyntaxProblem {
  reason?: string;
  message: string;
  line?: number;
}

/**
 * Reads a guide.
 *
 * @param page path relative to `siteFolder`
 * @returns the guide, or why it cannot be read
 */
export async function readGuide(
  page: string,
  release: Release,
  siteFolder: string,
): Promise<Guide | Finding> {
  const text = readFileSync(path.join(siteFolder, page), 'utf8');
  let frontMatter: Guide['frontMatter'];
  try {
    ({ frontMatter } = await parseFrontMatter({
      filePath: page,
      fileContent: text,
    }));
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error;
    return { line: error.line, message: error.reason };
  }
  try {
    return {
      page,
      release,
      text,
      frontMatter,
      tree: parsePage({ file: page, text }),
    };
  } catch (error) {
    const { reason, message, line } = error as SyntaxProblem;
    return {
      line: line ?? lineIn(message),
      message: `The page is not valid MDX: ${reason ?? message}`,
    };
  }
}

/** For an element that is not closed, only the parser's message contains the place: `(8:1-8:7)`. */
function lineIn(message: string): number {
  return Number(/\((\d+):\d+/.exec(message)?.[1] ?? 1);
}
