import type { Nodes, Parent } from 'mdast';
import { createSlugger } from '@docusaurus/utils';
import { searchPhrases } from '../../markdown/search-phrases';
import { type ApiPart, takePart } from '../../markdown/api-parts';
import { readHeading } from '../../markdown/headings';
import { parsePage } from '../../markdown/parse';
import type { PageKind, Section } from './page';
import { readableText } from './readable-text';
import { thrownMessages } from './thrown-messages';

/** A page's sections and the files that it links to. */
export interface SplitPage {
  sections: Section[];
  /** Targets of its links to other files, as the page writes them, without anchors. */
  links: string[];
}

/** Containers whose headings belong to the page. */
const containers = new Set([
  'blockquote',
  'containerDirective',
  'mdxJsxFlowElement',
]);

/** A section of links to other pages. It is left out, because these pages answer the query themselves. */
const signposts = 'Where to go next';

/**
 * Splits a page at its headings.
 *
 * In a guide every heading starts a section. On an API page only members do:
 * `Parameters`, `Returns` and the like become a part of their member.
 *
 * @param source the page's Markdown
 * @param page the file's name, the title that the site gives the page, and its kind
 * @throws Error when MDX syntax is wrong
 */
export function splitPage(
  source: string,
  page: { file: string; title: string; kind: PageKind },
): SplitPage {
  const slugger = createSlugger();
  const first: Draft = {
    level: 1,
    title: page.title,
    anchor: '',
    text: [],
    tables: [],
    messages: [],
  };
  const drafts = [first];
  const links = new Set<string>();
  let titled = false;
  /** Title of the open member. It is empty between a group's heading and its first member. */
  let member: string | undefined;
  /** Depth of the open heading if its text only says where a symbol was inherited from. Readers don't search for that. */
  let skipped: number | undefined;

  /** Opens a section, or adds the heading to the open one. */
  const openSection = (
    depth: number,
    title: string,
    anchor: string,
    part?: ApiPart,
  ) => {
    if (page.kind !== 'api') {
      const level = Math.min(Math.max(depth, 2), 6);
      drafts.push({ level, title, anchor, text: [], tables: [], messages: [] });
      return;
    }
    if (skipped !== undefined && depth > skipped) return;
    skipped = part === 'origin' || part === 'inherited' ? depth : undefined;
    if (depth === 2) {
      member = part === 'members' ? '' : undefined;
    } else if (depth === 3 && member !== undefined) {
      member = title;
      drafts.push({
        level: 2,
        title,
        anchor,
        text: [],
        tables: [],
        messages: [],
      });
    } else if (depth === 4 && member && isNestedMember(title, member)) {
      drafts.push({
        level: 3,
        title,
        anchor,
        text: [],
        tables: [],
        messages: [],
      });
    }
  };

  const read = (node: Nodes) => {
    if (node.type === 'heading') {
      const part = takePart(node);
      const { text, id } = readHeading(node);
      const anchor = id ?? slugger.slug(text);
      if (node.depth === 1 && !titled) {
        titled = true;
        first.title = text || page.title;
      } else {
        openSection(node.depth, text, anchor, part);
      }
    } else if (containers.has(node.type)) {
      (node as Parent).children.forEach(read);
    } else if (node.type === 'code' && page.kind === 'guide') {
      // Its keywords find the page itself.
      if (drafts.length > 1)
        drafts.at(-1)!.messages.push(...thrownMessages(node));
      const text = readableText(node);
      if (text) drafts.at(-1)!.text.push(text);
    } else if (node.type !== 'paragraph' || takePart(node) !== 'source') {
      const text = readableText(node);
      if (!text || skipped !== undefined) return;
      const draft = drafts.at(-1)!;
      if (node.type === 'table') draft.tables.push(text);
      else draft.text.push(text);
    }
  };
  const root = parsePage({ file: page.file, text: source });
  root.children.forEach(read);
  collectLinks(root, links);
  const aliases = searchPhrases(root);
  return {
    sections: drafts
      .filter(({ title }) => title !== signposts)
      .map(({ text, tables, messages, ...rest }) => ({
        ...rest,
        text: text.join(' '),
        ...(tables.length > 0 && { tables: tables.join(' ') }),
        aliases:
          [aliases.get(rest.anchor) ?? [], ...new Set(messages)]
            .flat()
            .join(', ') || undefined,
      })),
    links: [...links],
  };
}

/** @returns true if a heading one level below a member is a member of it, e.g. `SHA3.hash()` of `SHA3`. */
function isNestedMember(title: string, member: string): boolean {
  return title.startsWith(`${member.replace(/\W+$/, '')}.`);
}

interface Draft extends Omit<Section, 'text' | 'tables'> {
  text: string[];
  tables: string[];
  messages: string[];
}

function collectLinks(node: Nodes, links: Set<string>): void {
  if (node.type === 'link' || node.type === 'definition') {
    const target = node.url.replace(/[?#].*$/, '');
    if (target && !/^[a-z][a-z\d+.-]*:/i.test(target)) links.add(target);
  }
  if ('children' in node)
    node.children.forEach((child) => collectLinks(child, links));
}
