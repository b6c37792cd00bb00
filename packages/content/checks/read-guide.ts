import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@o1js-docs/project/releases';
import {
  FrontMatterError,
  parseFrontMatter,
} from '@o1js-docs/markdown/front-matter';
import { parsePage } from '@o1js-docs/markdown/parse';
import type { Finding, Guide } from './guide';

/** An error of the MDX parser. */
interface SyntaxProblem {
  reason?: string;
  message: string;
  line?: number;
}

/** What to write instead, by the parser's message or the line it names. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/<!--/, 'Write a comment as {/* text */}.'],
  [/to create a link/, 'Write a link as [text](https://…).'],
  [/closing tag for `<(?:br|hr|wbr)/, 'Write <br />: MDX closes each element.'],
  [
    /closing tag|closing slash/,
    'Close the element, with its lines apart from other text by empty lines. To show a sign, write \\<.',
  ],
  [/import\/exports/, 'Only import images and parts of pages, above the text.'],
  [
    /expression|acorn/i,
    'To show a brace, write \\{ or put the code into backticks.',
  ],
  [/./, 'To show a sign, write \\< or put the code into backticks.'],
];

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
  try {
    const file = { filePath: page, fileContent: text };
    const { frontMatter } = await parseFrontMatter(file);
    const tree = parsePage({ file: page, text });
    return { page, release, text, frontMatter, tree };
  } catch (error) {
    if (error instanceof FrontMatterError) {
      return { line: error.line, message: error.reason };
    }
    const { reason, message, line: place } = error as SyntaxProblem;
    // For an element that is not closed, only the message has the place: `(8:1-8:7)`.
    const line = Number(/\((\d+):\d+/.exec(message)?.[1] ?? place ?? 1);
    const at = text.split('\n')[line - 1] ?? '';
    const [why] = (reason ?? message).split(
      /, expected a (?:name )?character| with acorn| \(note/,
    );
    const [, write] = advice.find((each) => each[0].test(`${message}\n${at}`))!;
    const hasAdvice = message.includes('MDX has no');
    return {
      line,
      message: `The page is not valid MDX: ${hasAdvice ? why : `${why}. ${write}`}`,
    };
  }
}
