import type { Heading, PhrasingContent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import { visit } from 'unist-util-visit';

/** Comments with an id, by the syntax of the page. */
const idComments = new Map([
  ['mdxTextExpression', /^\s*\/\*\s*#(\S+)[^]*\*\/\s*$/],
  ['html', /^<!--\s*#(\S+)[^]*-->$/],
]);

/**
 * Reads a heading as Docusaurus does.
 *
 * @returns its text, and its explicit id, if any: `{#id}`, or a comment that starts with `#`
 */
export function readHeading(heading: Heading): { text: string; id?: string } {
  const id = idOfComment(heading.children.at(-1));
  if (id) return { text: toString(heading.children.slice(0, -1)).trim(), id };
  // Docusaurus skips inline HTML, unless the heading has nothing else.
  const visible = heading.children.filter(({ type }) => type !== 'html');
  return parseMarkdownHeadingId(
    toString(visible.length > 0 ? visible : heading),
    'classic',
  );
}

function idOfComment(last: PhrasingContent | undefined): string | undefined {
  return idComments.get(last?.type ?? '')?.exec(toString(last))?.[1];
}

/** @returns the headings of a page in order, with their texts and Docusaurus' ids */
export function readHeadings(
  tree: Root,
): Map<Heading, { text: string; id: string }> {
  const slugger = createSlugger();
  const headings = new Map<Heading, { text: string; id: string }>();
  visit(tree, 'heading', (heading) => {
    const { text, id } = readHeading(heading);
    headings.set(heading, { text, id: id ?? slugger.slug(text) });
  });
  return headings;
}
