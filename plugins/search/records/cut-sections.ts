import type { Nodes, Parent } from 'mdast';
import { createSlugger } from '@docusaurus/utils';
import { parseMarkdown, readableText, readHeading } from './markdown';
import { isMemberGroup, isNestedMember, tellsOrigin } from './member-groups';
import type { PageKind, Section } from './page';

/** A page's sections and the pages it links to. */
export interface CutPage {
  sections: Section[];
  /** Targets of its links to other files, as written, without anchors. */
  links: string[];
}

/** Containers whose headings belong to the page. */
const containers = new Set([
  'blockquote',
  'containerDirective',
  'mdxJsxFlowElement',
]);

/** Furniture of generated pages. */
const sourceLine = 'Defined in: ';

/**
 * Cuts a page at its headings.
 *
 * Of a guide every heading is a section. Of an API page only the page and its
 * members are: `Parameters`, `Returns` and the like fold into their member.
 *
 * @param source the page's Markdown
 * @param page the file's name, the title that the site gives the page, and its kind
 * @throws Error when MDX syntax is wrong
 */
export function cutSections(
  source: string,
  page: { file: string; title: string; kind: PageKind },
): CutPage {
  const slugger = createSlugger();
  const first: Draft = { level: 1, title: page.title, anchor: '', text: [] };
  const drafts = [first];
  const links = new Set<string>();
  let titled = false;
  /** Title of the open member; empty between a group's heading and its first member. */
  let member: string | undefined;
  /** Depth of the open heading whose text is furniture. */
  let skipped: number | undefined;

  /** Opens a section, or folds the heading into the open one. */
  const openSection = (depth: number, title: string, anchor: string) => {
    if (page.kind !== 'api') {
      const level = Math.min(Math.max(depth, 2), 6);
      drafts.push({ level, title, anchor, text: [] });
      return;
    }
    if (skipped !== undefined && depth > skipped) return;
    skipped = tellsOrigin(title) ? depth : undefined;
    if (depth === 2) {
      member = isMemberGroup(title) ? '' : undefined;
    } else if (depth === 3 && member !== undefined) {
      member = title;
      drafts.push({ level: 2, title, anchor, text: [] });
    } else if (depth === 4 && member && isNestedMember(title, member)) {
      drafts.push({ level: 3, title, anchor, text: [] });
    }
  };

  const read = (node: Nodes) => {
    if (node.type === 'heading') {
      const { text, id } = readHeading(node);
      const anchor = id ?? slugger.slug(text);
      if (node.depth === 1 && !titled) {
        titled = true;
        first.title = text || page.title;
      } else {
        openSection(node.depth, text, anchor);
      }
    } else if (containers.has(node.type)) {
      (node as Parent).children.forEach(read);
    } else {
      const text = readableText(node);
      if (text && skipped === undefined && !text.startsWith(sourceLine)) {
        drafts.at(-1)!.text.push(text);
      }
    }
  };
  const root = parseMarkdown(source, page.file);
  root.children.forEach(read);
  collectLinks(root, links);
  return {
    sections: drafts.map(({ text, ...rest }) => ({
      ...rest,
      text: text.join(' '),
    })),
    links: [...links],
  };
}

interface Draft extends Omit<Section, 'text'> {
  text: string[];
}

function collectLinks(node: Nodes, links: Set<string>): void {
  if (node.type === 'link' || node.type === 'definition') {
    const target = node.url.replace(/[?#].*$/, '');
    if (target && !/^[a-z][a-z\d+.-]*:/i.test(target)) links.add(target);
  }
  if ('children' in node)
    node.children.forEach((child) => collectLinks(child, links));
}
