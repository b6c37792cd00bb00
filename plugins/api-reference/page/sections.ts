import type { Heading, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { roleOf } from './titles';

/** A heading of a generated page with what stands below it. */
export interface Section {
  heading: Heading;
  title: string;
  /** What comes before the first section inside this one. */
  content: RootContent[];
  sections: Section[];
}

/** Markdown's deepest heading: TypeDoc writes deeper ones as this one. */
const deepest = 6;

/**
 * @param nodes a page from its heading on; `***` between members is left out
 * @returns the section of the page's heading
 */
export function readSections([first, ...rest]: [
  Heading,
  ...RootContent[],
]): Section {
  const page = emptySection(first);
  const open = [page];
  for (const node of rest) {
    if (node.type === 'heading') {
      const section = emptySection(node);
      while (open.length > 1 && closes(section, open.at(-1)!)) open.pop();
      open.at(-1)!.sections.push(section);
      open.push(section);
    } else if (node.type !== 'thematicBreak') {
      open.at(-1)!.content.push(node);
    }
  }
  return page;
}

function emptySection(heading: Heading): Section {
  return { heading, title: toString(heading), content: [], sections: [] };
}

/** A name of the deepest level belongs to the list of that level before it. */
function closes(next: Section, last: Section): boolean {
  if (next.heading.depth > last.heading.depth) return false;
  return !(
    last.heading.depth === deepest &&
    roleOf(last.title) === 'list' &&
    roleOf(next.title) === 'named'
  );
}
