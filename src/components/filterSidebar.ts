import type {
  PropSidebarItem,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

/** Pages of the API reference that an address with this is one of. */
const inReference = '/api-reference/';

/**
 * @param items of the sidebar
 * @param text that a reader typed
 * @returns the pages of the reference whose names hold all words, those first that begin with the text; undefined for no text
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
