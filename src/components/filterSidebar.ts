import type {
  PropSidebarItem,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

/** Part of the address of each page of the API reference. */
const inReference = '/api-reference/';

/**
 * @param items of the sidebar
 * @param text that a reader typed
 * @returns the pages of the reference whose names contain all words; names that begin with the text come first; undefined for an empty text
 */
export function filterSidebar(
  items: readonly PropSidebarItem[],
  text: string,
): PropSidebarItemLink[] | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const begins = ({ label }: PropSidebarItemLink) =>
    Number(!label.toLowerCase().startsWith(words[0]!));
  return linksIn(items)
    .filter(
      ({ href, label }) =>
        href.includes(inReference) &&
        words.every((word) => label.toLowerCase().includes(word)),
    )
    .sort((a, b) => begins(a) - begins(b));
}

function linksIn(items: readonly PropSidebarItem[]): PropSidebarItemLink[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return [item];
    return item.type === 'category' ? linksIn(item.items) : [];
  });
}
