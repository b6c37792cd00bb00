import type {
  PropSidebarItem,
  PropSidebarItemLink,
} from '@docusaurus/plugin-content-docs';

/** Part of the address of each page of the API reference. */
const inReference = '/api-reference/';
/** Folders of the reference, and what their pages describe. */
const kinds: Readonly<Record<string, string>> = {
  classes: 'class',
  functions: 'function',
  interfaces: 'interface',
  namespaces: 'namespace',
  'type-aliases': 'type',
  variables: 'variable',
};

/**
 * @param items of the sidebar
 * @param text that a reader typed
 * @returns the pages of the reference whose names contain all words; names that begin with the text come first, and a name that has several pages says its kind; undefined for an empty text
 */
export function filterSidebar(
  items: readonly PropSidebarItem[],
  text: string,
): PropSidebarItemLink[] | undefined {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return undefined;
  const begins = ({ label }: PropSidebarItemLink) =>
    Number(!label.toLowerCase().startsWith(words[0]!));
  const found = linksIn(items)
    .filter(
      ({ href, label }) =>
        href.includes(inReference) &&
        words.every((word) => label.toLowerCase().includes(word)),
    )
    .sort((a, b) => begins(a) - begins(b));
  return found.map((link) => {
    const isAlone = found.every(
      (other) => other === link || other.label !== link.label,
    );
    const kind = kinds[link.href.split('/').at(-2)!];
    return isAlone ? link : { ...link, label: `${link.label} (${kind})` };
  });
}

function linksIn(items: readonly PropSidebarItem[]): PropSidebarItemLink[] {
  return items.flatMap((item) => {
    if (item.type === 'link') return [item];
    return item.type === 'category' ? linksIn(item.items) : [];
  });
}
