import { createSlugger } from '@docusaurus/utils';
import { headingText, partMark } from '../markdown/api-parts';
import { markdownLines } from '../markdown/lines';

const headingLine = /^(?<level>#{1,6}) (?<title>.*)$/;
const headingId = / \{#[^}]+\}$/;
const linkTarget = /\]\((?<target>[^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/g;

/** Text that is not in a page's source. */
export interface AddedText {
  /** The text at the end of a section, by the id of its heading; an empty id means the whole page. */
  ofSymbol: (id: string) => string | undefined;
  /** The text below a block, by its code. */
  ofCode: (code: string) => string | undefined;
}

/**
 * Replaces links and heading ids line by line. Generated pages are already plain
 * Markdown, and parsing them would take much longer.
 *
 * @param body a page without front matter
 * @param toAddress makes the target of a link absolute
 */
export function generatedMarkdown(
  body: string,
  toAddress: (target: string) => string,
  added?: AddedText,
): string {
  const withAddresses = (text: string) =>
    text.replace(linkTarget, (_, target: string) => `](${toAddress(target)})`);
  const written: string[] = [];
  const slugger = createSlugger();
  let id: string | undefined;
  const writeFacts = () => {
    const facts = id === undefined ? undefined : added?.ofSymbol(id);
    if (facts) written.push('', withAddresses(facts), '');
  };
  let block: string[] = [];
  const writeNote = () => {
    const note = block.length > 0 && added?.ofCode(codeOf(block));
    if (note) written.push('', note);
    block = [];
  };
  for (const { text, isCode } of markdownLines(body)) {
    if (isCode) block.push(text);
    else writeNote();
    const heading = isCode ? null : headingLine.exec(text);
    if (heading) {
      writeFacts();
      const isPage = heading.groups!.level!.length === 1;
      id = isPage ? '' : slugger.slug(headingText(heading.groups!.title!));
    }
    written.push(
      isCode
        ? text
        : withAddresses(text.replace(partMark, '').replace(headingId, '')),
    );
  }
  writeNote();
  writeFacts();
  return written.join('\n');
}

/** @returns the lines between the fences, without the fences' indentation */
function codeOf([fence = '', ...lines]: readonly string[]): string {
  const indentation = /^ */.exec(fence)![0].length;
  return lines
    .slice(0, -1)
    .map((line) => line.slice(Math.min(indentation, line.search(/\S|$/))))
    .join('\n');
}
