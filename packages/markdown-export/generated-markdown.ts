import { markdownLines } from '@o1js-docs/markdown/lines';

const headingId = / \{#[^}]+\}$/;
const linkTarget = /\]\((?<target>[^()\s]+(?:\([^()\s]*\)[^()\s]*)*)\)/g;

/** A line that opens or closes an element of the reference's theme, or a callout. */
const elementLine = /^ *:{3,}(?<name>[\w-]*)(?:\{.*\})?$/;

/** A place for something that guides show. */
const slotLine = /^::(?<name>[\w-]+)(?:\{of="(?<of>.*)"\})?$/;

const inlineElement =
  /:api-[a-z]+\[(?<text>[^\n]*?)\](?:\{[^}]*\})?(?= ·| \[|$)/g;

/** Details of the theme: a long signature, or one that a release changed. */
const details = /^(?<colons>:{3,})api-(?:changed|fold)\n[^]*?\n\k<colons>$/gm;

/** The most lines of details that a page keeps. Longer ones repeat what its members say. */
const mostLinesOfDetails = 60;

/** The place of a declaration in the package's source. */
const sourceLink = /(?: · )?\[source\]\([^)]*\)/g;

/** A link to a heading of the same page. The copy has no ids. */
const linkToSelf = /\[((?:`[^`]*`|[^\]`[])*)\]\(#[^)]*\)/g;

/** The links of a block's names. */
const codeLinks = /^( *```\w+) links=.*$/;

/**
 * Writes a page of the reference without the elements of its theme, line by
 * line. Parsing these pages would take much longer.
 *
 * @param body a page without front matter
 * @param toAddress makes the target of a link absolute
 * @param textOf gives the Markdown for a place of the page
 */
export function generatedMarkdown(
  body: string,
  toAddress: (target: string) => string,
  textOf: (name: string, of: string) => string = () => '',
): string {
  const filled = body
    .split('\n')
    .map((line) => {
      const { name, of = '' } = slotLine.exec(line)?.groups ?? {};
      return name === undefined ? line : textOf(name, of);
    })
    .join('\n')
    .replace(details, shortened);
  const written: string[] = [];
  for (const { text, isCode } of markdownLines(filled)) {
    if (isCode) {
      written.push(text.replace(codeLinks, '$1'));
      continue;
    }
    const name = elementLine.exec(text)?.groups?.name;
    const line =
      name === undefined
        ? text
            .replace(headingId, '')
            .replace(sourceLink, '')
            .replace(inlineElement, '$<text>')
            .replace(linkToSelf, '$1')
            .replace(linkTarget, (_, to: string) => `](${toAddress(to)})`)
        : calloutTitle(name);
    // The elements have empty lines around them.
    if (line || written.at(-1) !== '') written.push(line);
  }
  return written.join('\n');
}

function calloutTitle(name: string): string {
  const isCallout = /^[a-z]+$/.test(name);
  return isCallout ? `**${name[0]!.toUpperCase()}${name.slice(1)}:**` : '';
}

/** @returns details without old signatures; only their summary if they are long */
function shortened(text: string): string {
  const isLong = text.split('\n').length > mostLinesOfDetails;
  const [summary = ''] = text.split(/^:{3,}api-(?:label|signature)/m);
  return isLong || text.includes('api-changed') ? summary : text;
}
