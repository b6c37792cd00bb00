import type { Heading, PhrasingContent, RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { type ApiPart, takePart } from '../../markdown/api-parts';

/** A heading of a generated page with its contents. */
export interface Section {
  heading: Heading;
  title: string;
  /** The kind of the section, from the generator's mark. */
  part?: ApiPart;
  /** Links to the lines of the source. */
  source: PhrasingContent[];
  /** Other contents before the first section inside this one. */
  content: RootContent[];
  sections: Section[];
  /** The id of a heading that the section is shown without: links lead to it. */
  withoutHeading?: string;
}

/** Markdown's deepest heading: TypeDoc writes deeper ones as this one. */
const deepest = 6;

/** @returns true if the heading names a symbol or a group of members. */
export function isNamed({ part }: Section): boolean {
  return part === undefined || part === 'members';
}

/**
 * @param parts the generator's marks of headings
 * @param nodes a page from its heading on; `***` between members is left out
 * @returns the section of the page's heading
 */
export function readSections(
  [first, ...rest]: [Heading, ...RootContent[]],
  parts: ReadonlyMap<Heading, ApiPart>,
): Section {
  const emptySection = (heading: Heading): Section => ({
    heading,
    title: toString(heading),
    part: parts.get(heading),
    source: [],
    content: [],
    sections: [],
  });
  const page = emptySection(first);
  const open = [page];
  for (const node of rest) {
    if (node.type === 'heading') {
      const section = emptySection(node);
      while (open.length > 1 && closes(section, open.at(-1)!)) open.pop();
      open.at(-1)!.sections.push(section);
      open.push(section);
    } else if (node.type === 'paragraph' && takePart(node) === 'source') {
      const links = node.children.filter(({ type }) => type === 'link');
      open.at(-1)!.source.push(...links);
    } else if (node.type !== 'thematicBreak') {
      open.at(-1)!.content.push(node);
    }
  }
  return page;
}

/** A name of the deepest level belongs to the list of that level before it. */
function closes(next: Section, last: Section): boolean {
  if (next.heading.depth > last.heading.depth) return false;
  return !(
    last.heading.depth === deepest &&
    last.part === 'list' &&
    isNamed(next)
  );
}

/** @returns the id of a heading that the layout can drop. Ids with a number, `returns-17`, get none: the number changes from release to release. */
export function idOf({ heading, part }: Section): string | undefined {
  const id = heading.data?.hProperties?.id;
  return id && !(part && /-\d+$/.test(id)) ? id : undefined;
}

/**
 * @returns an accessor with the contents of its only signature, so that metadata
 *   and examples come between description and signature; other sections unchanged
 */
export function withOnlySignature(section: Section): Section {
  const signatures = section.sections.filter(
    ({ part }) => part === 'signature',
  );
  const [only] = signatures;
  if (!only || signatures.length > 1 || section.content.length > 0) {
    return section;
  }
  const others = section.sections.filter((part) => part !== only);
  return {
    ...section,
    source: [...section.source, ...only.source],
    content: only.content,
    sections: [...only.sections, ...others],
    withoutHeading: idOf(only),
  };
}

/** @returns true if a section says which class a member comes from */
export function isOrigin({ part }: Section): boolean {
  return part === 'origin' || part === 'inherited';
}
