import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import { readHeading } from '../../markdown/headings';
import type { Check, Finding } from '../guide';

/** Headings skip no level, and each has an id for links. */
export const headings: Check = ({ tree }) => {
  const findings: Finding[] = [];
  let level = 1;
  visit(tree, 'heading', (heading) => {
    const line = heading.position?.start.line ?? 1;
    const message = wrong(heading, level);
    if (message) findings.push({ line, message });
    level = heading.depth;
  });
  return findings;
};

function wrong(heading: Heading, above: number): string | undefined {
  const { text, id } = readHeading(heading);
  if (heading.depth === 1) {
    return 'The title of the front matter is the only h1. Write ## for a heading.';
  }
  if (heading.depth > above + 1) {
    return `A heading of level ${heading.depth} follows one of level ${above}. Write ${'#'.repeat(above + 1)}: screen readers announce a page's outline by its levels.`;
  }
  if (!id && !/[\p{L}\p{N}]/u.test(text)) {
    return 'The heading has no letter or digit, so it gets no id. Add one: {/* #name */}';
  }
  return undefined;
}
