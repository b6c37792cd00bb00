import type { PropDocContent } from '@docusaurus/plugin-content-docs';

/** Where a page's HTML keeps what the rest of the page is drawn from, and the page does not show elsewhere. */
export const pageDataId = 'page-data';

/** The copy of a page's own styles in its head. */
export const earlyStyleClass = 'early-style';

/** A document, as the theme gets it. */
export type DocData = Pick<
  PropDocContent,
  'metadata' | 'frontMatter' | 'toc' | 'assets' | 'contentTitle'
>;

/**
 * @param doc a document, as the theme gets it on the server
 * @returns JSON without what the page's table of contents says, what the browser never reads, and what follows from the rest
 */
export function packPageData(doc: DocData): string {
  const { frontMatter, metadata } = doc;
  const { title, description, tags, unlisted } = metadata;
  const data = {
    ...doc,
    toc: undefined,
    metadata: {
      ...metadata,
      title: title === frontMatter.title ? undefined : title,
      description:
        description === frontMatter.description ? undefined : description,
      tags: tags.length > 0 ? tags : undefined,
      unlisted: unlisted || undefined,
      ...unread,
    },
  };
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

const unread = {
  draft: undefined,
  frontMatter: undefined,
  sidebar: undefined,
  slug: undefined,
  source: undefined,
  sourceDirName: undefined,
  version: undefined,
};

/**
 * @param page a page as the server rendered it
 * @returns its document; `undefined` if it has no data
 */
export function unpackPageData(page: Document): DocData | undefined {
  const element = page.getElementById(pageDataId);
  if (!element) return undefined;
  const doc = JSON.parse(element.textContent) as DocData;
  const { frontMatter } = doc;
  const { title, description } = frontMatter;
  return {
    ...doc,
    metadata: {
      ...({ title, description, tags: [], unlisted: false } as object),
      ...doc.metadata,
      frontMatter,
    },
    toc: tocOf(page, frontMatter.toc_min_heading_level),
  };
}

/** The headings that the page lists; those that it does not list nobody asks for. */
function tocOf(page: Document, highest = 2): DocData['toc'] {
  const links = page.querySelectorAll('.theme-doc-toc-desktop a');
  return Array.from(links, (link) => ({
    id: link.getAttribute('href')!.slice(1),
    level: link.matches('ul ul a') ? highest + 1 : highest,
    value: link.innerHTML,
  }));
}
