import { createSlugger } from '@docusaurus/utils';
import { headingText, partMark } from '../markdown/api-parts';
import { markdownLines } from '../markdown/lines';

const headingLine = /^(?<level>#{1,6}) (?<title>.*)$/;
const headingId = / \{#[^}]+\}$/;
const linkTarget = /\]\((?<target>[^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/g;

/**
 * Generated pages are plain Markdown already; parsing them would double what
 * the whole step takes.
 *
 * @param body a page without front matter
 * @param toAddress makes the target of a link absolute
 * @param factsOf what stands at the end of a section, by the id of its heading
 */
export function generatedMarkdown(
  body: string,
  toAddress: (target: string) => string,
  factsOf: (id: string) => string | undefined = () => undefined,
): string {
  const withAddresses = (text: string) =>
    text.replace(linkTarget, (_, target: string) => `](${toAddress(target)})`);
  const written: string[] = [];
  const slugger = createSlugger();
  let id: string | undefined;
  const writeFacts = () => {
    const facts = id === undefined ? undefined : factsOf(id);
    if (facts) written.push('', withAddresses(facts), '');
  };
  for (const { text, isCode } of markdownLines(body)) {
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
  writeFacts();
  return written.join('\n');
}
