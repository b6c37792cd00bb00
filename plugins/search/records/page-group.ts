import type { Sidebars } from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';

/** Group of guides that stand outside every sidebar category. */
const ungrouped = 'Documentation';

type SidebarItem = Sidebars[string][number];

/**
 * The group of every page that a sidebar lists in a category: the top category's label.
 *
 * @param sidebars a docs version's sidebars
 * @returns doc id -> label
 */
export function groupsOfSidebars(sidebars: Sidebars): Map<string, string> {
  const groups = new Map<string, string>();
  const walk = (items: readonly SidebarItem[], group?: string) => {
    for (const item of items) {
      if (item.type === 'category') {
        const label = group ?? item.label;
        if (item.link?.type === 'doc') groups.set(item.link.id, label);
        walk(item.items, label);
      } else if (item.type === 'doc' || item.type === 'ref') {
        if (group) groups.set(item.id, group);
      }
    }
  };
  Object.values(sidebars).forEach((items) => walk(items));
  return groups;
}

/** @returns the group of a guide. */
export function groupOfGuide(
  id: string,
  sidebarGroups: ReadonlyMap<string, string>,
): string {
  return sidebarGroups.get(id) ?? ungrouped;
}

/**
 * The group of an API page, from its place in the reference: `Classes`,
 * `Mina functions`, `Experimental.V2 type aliases`. Finer than the sidebar's
 * one category, because DocSearch shows few results of each group.
 *
 * @param id the page's path inside the API reference, e.g. `namespaces/Mina/functions/transaction`
 */
export function groupOfApiPage(id: string): string {
  const folders = id.split('/').slice(0, -1);
  const namespaces: string[] = [];
  while (folders[0] === 'namespaces' && folders.length > 1) {
    namespaces.push(folders[1]!);
    folders.splice(0, 2);
  }
  const [folder] = folders;
  if (!folder) return namespaces.length > 0 ? 'Namespaces' : 'API reference';
  const label = folder.replaceAll('-', ' ');
  return namespaces.length > 0
    ? `${namespaces.join('.')} ${label}`
    : label.charAt(0).toUpperCase() + label.slice(1);
}
