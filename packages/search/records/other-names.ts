import path from 'node:path';
import type { Page, Section } from './page';
import type { Signpost } from './signposts';

/** A page, the rows of its tables that lead elsewhere, and its file, `@site/docs/…`. */
export interface SignedPage {
  page: Page;
  source: string;
  signposts: readonly Signpost[];
}

/**
 * Adds to each page and section the messages and old names that tables of other
 * pages lead to it.
 */
export function addSignposts(signed: readonly SignedPage[]): void {
  const sectionAt = new Map<string, Section>();
  const pageAt = new Map<string, Page>();
  const named = new Map<string, Section | Page>();
  // Many classes have a member of the same name. Readers mean the one that more pages link to.
  const byLinks = [...signed].sort(
    (a, b) => b.page.inboundLinks - a.page.inboundLinks,
  );
  for (const { page, source } of byLinks) {
    pageAt.set(source, page);
    for (const section of page.sections) {
      sectionAt.set(`${source}#${section.anchor}`, section);
      if (page.kind !== 'api') continue;
      const name = section.title.replace(/\(\)$|<.*>$/g, '');
      const isPage = section.level === 1;
      const qualified = isPage ? name : `${page.sections[0]!.title}.${name}`;
      if (!named.has(qualified)) named.set(qualified, isPage ? page : section);
      // A method of an instance is known by its own name: `getAndRequireEquals`.
      if (!isPage && !named.has(name)) named.set(name, section);
    }
  }
  for (const { source, signposts } of signed)
    for (const { said, names, link = '' } of signposts) {
      const [file = '', anchor = ''] = link.split('#') as [string?, string?];
      const target = file
        ? path.posix.join(path.posix.dirname(source), file)
        : source;
      const linked = anchor
        ? sectionAt.get(`${target}#${anchor}`)
        : file
          ? pageAt.get(target)
          : undefined;
      if (linked) said.forEach((each) => addAlias(linked, each));
      said.forEach((each, i) => {
        const today = named.get(names[i] ?? names[0] ?? '');
        if (today) addAlias(today, each);
      });
    }
}

/**
 * Adds to each page the names that it had under other addresses.
 *
 * @param pages of one version
 * @param redirects from one address to another, below the site's base
 * @param base the version's root, e.g. `/o1js/2.5.0/`
 */
export function addFormerNames(
  pages: readonly Page[],
  redirects: readonly { from: string; to: string }[],
  base: string,
): void {
  const pageAt = new Map(
    pages.map((page) => [page.path.replace(/\/?$/, '/'), page]),
  );
  for (const { from, to } of redirects) {
    const page = pageAt.get(base + to.slice(1));
    const name = from.split(/[/.]/).at(-1)!;
    if (!page || frontPage.test(name)) continue;
    const former = page.kind === 'api' ? name : name.replaceAll('-', ' ');
    if (squash(page.path.split('/').at(-1)!) !== squash(former))
      addAlias(page, former);
  }
}

/** An address of a generator's front page says nothing. */
const frontPage = /^(?:README|globals|intro|modules|api-reference)?$/;

function squash(name: string): string {
  return name.toLowerCase().replace(/[^a-z\d]/g, '');
}

function addAlias(to: Page | Section, alias: string): void {
  const add = (all: string | undefined, separator: string) =>
    [...new Set([...(all?.split(separator) ?? []), alias])].join(separator);
  if ('sections' in to) to.keywords = add(to.keywords, ',');
  else to.aliases = add(to.aliases, ', ');
}
