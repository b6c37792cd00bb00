import type {
  Code,
  Definition,
  Heading,
  Link,
  Nodes,
  Parent,
  Root,
} from 'mdast';
import { createSlugger } from '@docusaurus/utils';
import { visit } from 'unist-util-visit';
import { searchPhrases } from '@o1js-docs/markdown/search-phrases';
import {
  memberElement,
  unsearchedElements,
} from '@o1js-docs/api-docs/reference/theme/elements';
import { readHeading } from '@o1js-docs/markdown/headings';
import { parsePage } from '@o1js-docs/markdown/parse';
import type { PageKind, Section } from './page';
import { readableText } from './readable-text';
import { type Signpost, signpostsIn } from './signposts';

/** A page's sections and the files that it links to. */
export interface SplitPage {
  sections: Section[];
  /** Targets of its links to other files, as the page writes them, without anchors. */
  links: string[];
  /** Rows of its tables that lead to other pages. */
  signposts: Signpost[];
}

/** Containers whose headings belong to the page. */
const containers = new Set([
  'blockquote',
  'containerDirective',
  'mdxJsxFlowElement',
]);

/**
 * Splits a page at its headings.
 *
 * In a guide every heading starts a section. On an API page only members do,
 * which the theme of packages/api-docs/reference marks as elements.
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
  const drafts: Draft[] = [];
  const openSection = (level: number, title: string, anchor: string) =>
    drafts.push({ level, title, anchor, text: [], tables: [], messages: [] });
  openSection(1, page.title, '');
  const first = drafts[0]!;
  const signposts: Signpost[] = [];
  let titled = false;
  /** Titles of the members of the reference that are open, from the outside in. */
  const members: string[] = [];

  const readHeadingOf = (node: Heading, isMember: boolean) => {
    const { text, id } = readHeading(node);
    const anchor = id ?? slugger.slug(text);
    if (node.depth === 1 && !titled) {
      titled = true;
      first.title = text || page.title;
    } else if (page.kind !== 'api') {
      openSection(Math.min(Math.max(node.depth, 2), 6), text, anchor);
    } else if (isMember) {
      const owner = members.at(-1);
      if (owner === undefined) openSection(2, text, anchor);
      else if (isNestedMember(text, owner)) openSection(3, text, anchor);
      members.push(text);
    }
  };

  const readAll = (nodes: readonly Nodes[], isMember = false) => {
    nodes.forEach((node, i) => {
      if (node.type === 'heading') {
        const next = nodes[i + 1];
        // The only constructor is its group's heading.
        const isAlone =
          node.depth === 2 &&
          next &&
          isElement(next, memberElement) &&
          (next as Parent).children[0]?.type !== 'heading';
        readHeadingOf(node, Boolean(isAlone) || (isMember && i === 0));
        if (isAlone) members.pop();
      } else read(node);
    });
  };

  const read = (node: Nodes) => {
    if (isElement(node, ...unsearchedElements)) return;
    const { member, id } =
      (node.type === 'containerDirective' ? node.attributes : null) ?? {};
    if (member) openSection(2, member, id ?? '');
    if (containers.has(node.type)) {
      const open = members.length;
      readAll((node as Parent).children, isElement(node, memberElement));
      members.length = open;
      return;
    }
    const draft = drafts.at(-1)!;
    // Its keywords find the page itself.
    if (node.type === 'code' && page.kind === 'guide' && draft !== first)
      draft.messages.push(...thrownMessages(node));
    if (node.type === 'table' && page.kind === 'guide') {
      const rows = signpostsIn(node);
      signposts.push(...rows);
      draft.messages.push(...rows.flatMap(({ said }) => said));
    }
    const text = readableText(node);
    if (text) (node.type === 'table' ? draft.tables : draft.text).push(text);
  };
  const root = parsePage({ file: page.file, text: source });
  readAll(root.children);
  const aliases = searchPhrases(source);
  return {
    sections: drafts.map(({ text, tables, messages, ...rest }) => ({
      ...rest,
      text: text.join(' '),
      ...(tables.length > 0 && { tables: tables.join(' ') }),
      aliases:
        [aliases.get(rest.anchor) ?? [], ...new Set(messages)]
          .flat()
          .join(', ') || undefined,
    })),
    links: linksOf(root),
    signposts,
  };
}

function isElement(node: Nodes, ...names: readonly string[]): boolean {
  return 'name' in node && names.includes(node.name ?? '');
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

/** @returns the messages that the lines of a block throw, from their comments: `// throws Field.inv(): …` */
function thrownMessages({ lang, value }: Code): string[] {
  if (lang !== 'ts') return [];
  return [...value.matchAll(/\/\/ throws (.+)$/gm)].map(([, message]) =>
    message!.replace(/…$/, '').replaceAll(',', ' ').trim(),
  );
}

/** @returns targets of the links to other files */
function linksOf(root: Root): string[] {
  const links = new Set<string>();
  visit(root, ['link', 'definition'], (node) => {
    const target = (node as Link | Definition).url.replace(/[?#].*$/, '');
    if (target && !/^[a-z][a-z\d+.-]*:/i.test(target)) links.add(target);
  });
  return [...links];
}
