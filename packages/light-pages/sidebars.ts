import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropSidebars,
} from '@docusaurus/plugin-content-docs';
import type { Doc } from './doc-table';

/** A link to the next page of the version, named like its file or by the text; or anything else as it is. */
export type PackedItem = 0 | string | PackedCategory | PropSidebarItem;

type PackedCategory = Omit<PropSidebarItemCategory, 'items'> & {
  items: PackedItem[];
};

/** The sidebars of a version, in few bytes. */
export type PackedSidebars = Record<string, PackedItem[]>;

/**
 * Writes a version's sidebars down.
 *
 * @param docs the version's pages
 * @returns the sidebars, and the pages in the order in which the sidebars list them
 */
export function packSidebars(
  sidebars: PropSidebars,
  docs: readonly Doc[],
): { sidebars: PackedSidebars; docs: Doc[] } {
  const left = new Map(docs.map((doc) => [doc.id, doc]));
  const listed: Doc[] = [];
  const pack = (item: PropSidebarItem): PackedItem => {
    if (item.type === 'category') {
      return { ...item, items: item.items.map(pack) };
    }
    const doc = item.type === 'link' && left.get(item.docId ?? '');
    if (!doc || !isSame(item, linkTo(doc, item.label))) return item;
    left.delete(doc.id);
    listed.push(doc);
    return item.label === fileName(doc) ? 0 : item.label;
  };
  return {
    sidebars: Object.fromEntries(
      Object.entries(sidebars).map(([name, items]) => [name, items.map(pack)]),
    ),
    docs: [...listed, ...left.values()],
  };
}

/**
 * @param packed what `packSidebars` wrote down
 * @param docs the version's pages, in its order
 */
export function unpackSidebars(
  packed: PackedSidebars,
  docs: readonly Doc[],
): PropSidebars {
  let next = 0;
  const unpack = (item: PackedItem): PropSidebarItem => {
    if (item === 0 || typeof item === 'string') {
      const doc = docs[next++]!;
      return linkTo(doc, item === 0 ? fileName(doc) : item);
    }
    return item.type === 'category'
      ? { ...item, items: item.items.map(unpack) }
      : item;
  };
  return Object.fromEntries(
    Object.entries(packed).map(([name, items]) => [name, items.map(unpack)]),
  );
}

function linkTo({ id, path }: Doc, label: string): PropSidebarItemLink {
  return { type: 'link', href: path, label, docId: id, unlisted: false };
}

function fileName({ id }: Doc): string {
  return id.slice(id.lastIndexOf('/') + 1);
}

function isSame(item: PropSidebarItemLink, other: PropSidebarItemLink) {
  const keys = Object.keys(item) as (keyof PropSidebarItemLink)[];
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => item[key] === other[key])
  );
}
