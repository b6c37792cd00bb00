import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Release } from '@o1js-docs/project/releases';
import {
  FrontMatterError,
  parseFrontMatter,
} from '@o1js-docs/markdown/front-matter';
import { parsePage } from '@o1js-docs/markdown/parse';
import type { Finding, Guide } from './guide';

/** An error of the MDX parser. */
interface SyntaxProblem {
  reason: string;
  message: string;
  line: number;
}

/** What to write instead, by the parser's message or the line it names. */
const advice: readonly (readonly [RegExp, string])[] = [
  [/<!--/, 'Write a comment as {/* text */}.'],
  [/to create a link/, 'Write a link as [text](https://…).'],
  [/closing tag for `<(?:br|hr|wbr)/, 'Write <br />: MDX closes each element.'],
  [
    /before attribute value/,
    'Put the value of an attribute into quotes: href="…".',
  ],
  [
    /closing tag|closing slash/,
    'Close the element, with its lines apart from other text by empty lines. To show a sign, write \\<.',
  ],
  [
    /import\/exports/,
    'A paragraph that begins with import or export is code. Begin it with another word. Only import images and parts of pages, above the text.',
  ],
  [
    /expression|acorn/i,
    'To show a brace, write \\{ or put the code into backticks.',
  ],
  [/./, 'To show a sign, write \\< or put the code into backticks.'],
];

/** What git leaves in a file that it couldn't merge. */
const conflict = /^(?:<{7}|>{7})(?: |$)/;
const resolve =
  'git left the marks of a conflict, <<<<<<< and >>>>>>>. Keep one of the two texts between them, and remove the marks.';

/** A guide as far as it can be read, and why parts of it can't. */
export interface ReadGuide {
  guide: Guide;
  /** Errors of the YAML. Then the guide has no front matter. */
  ofFrontMatter: Finding[];
  /** Errors of the MDX. Then the guide has no tree. */
  ofText: Finding[];
}

/**
 * Reads a guide.
 *
 * @param page path relative to `siteFolder`
 */
export async function readGuide(
  page: string,
  release: Release,
  siteFolder: string,
): Promise<ReadGuide> {
  const text = readFileSync(path.join(siteFolder, page), 'utf8');
  const tree: Root = { type: 'root', children: [] };
  const guide = { page, release, text, frontMatter: {}, tree };
  const ofFrontMatter: Finding[] = [];
  try {
    const file = { filePath: page, fileContent: text };
    guide.frontMatter = (await parseFrontMatter(file)).frontMatter;
  } catch (error) {
    if (!(error instanceof FrontMatterError)) throw error;
    ofFrontMatter.push({ line: error.line, message: error.reason });
  }
  const ofText = parse(page, text, guide);
  return { guide, ofFrontMatter, ofText };
}

/** Fills the tree of a guide. @returns the errors that can be told apart; then the tree stays empty */
function parse(file: string, text: string, guide: Guide): Finding[] {
  const lines = text.split('\n');
  const marks = lines.findIndex((line) => conflict.test(line));
  if (marks >= 0) return [{ line: marks + 1, message: resolve }];
  const findings: Finding[] = [];
  for (;;) {
    try {
      const tree = parsePage({ file, text: lines.join('\n') });
      if (findings.length === 0) guide.tree = tree;
      return findings;
    } catch (error) {
      const { isSign, ...found } = describe(error as SyntaxProblem, text);
      findings.push(found);
      // A sign is an error by itself: without its line, the next error shows.
      if (!isSign || !lines[found.line - 1]) return findings;
      lines[found.line - 1] = '';
    }
  }
}

function describe(
  { reason, message, line }: SyntaxProblem,
  text: string,
): Finding & { isSign: boolean } {
  const at = text.split('\n')[line - 1] ?? '';
  const [why] = reason.split(
    /, expected a (?:name )?character| with acorn| \(note/,
  );
  const [, write] = advice.find((each) => each[0].test(`${message}\n${at}`))!;
  const isSign = /^(?:Unexpected character|Could not parse)/.test(why ?? '');
  return {
    line,
    isSign,
    message: message.includes('MDX has no')
      ? `The page is not valid MDX: ${why}`
      : `${write} The page is not valid MDX: ${why}.`,
  };
}
