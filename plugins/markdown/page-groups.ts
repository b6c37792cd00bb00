import type {
  NormalizedSidebars,
  Sidebars,
} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';

/** Where the ids of the reference's pages begin. */
export const apiFolder = 'api-reference/';

/** Group of guides that stand outside every sidebar category. */
const ungrouped = 'Documentation';

type SidebarItem = (Sidebars | NormalizedSidebars)[string][number];

/** @returns whether a doc id is that of a generated page of the API reference. */
export function isApiPage(id: string): boolean {
  return id.startsWith(apiFolder);
}

/**
 * Walks a docs version's sidebars.
 *
 * @returns doc id -> label of the top category that it is in, if any; in reading order
 */
export function readSidebars(
  sidebars: Sidebars | NormalizedSidebars,
): Map<string, string | undefined> {
  const groups = new Map<string, string | undefined>();
  const add = (id: string, group?: string) => {
    groups.set(id, groups.get(id) ?? group);
  };
  const walk = (items: readonly SidebarItem[], group?: string) => {
    for (const item of items) {
      if (item.type === 'category') {
        const label = group ?? item.label;
        if (item.link?.type === 'doc') add(item.link.id, label);
        walk(item.items, label);
      } else if (item.type === 'doc' || item.type === 'ref') {
        add(item.id, group);
      }
    }
  };
  Object.values(sidebars).forEach((items) => walk(items));
  return groups;
}

/**
 * The group of a page. Of a guide it is its top category in the sidebar. Of an
 * API page it comes from the page's place in the reference: `Classes`, `Mina
 * functions`, `Experimental.V2 type aliases`. That is finer than the sidebar's
 * one category, because the modal shows few results of each group.
 *
 * @param id the doc id, e.g. `api-reference/namespaces/Mina/functions/transaction`
 * @param sidebar what `readSidebars` returns
 */
export function groupOfPage(
  id: string,
  sidebar: ReadonlyMap<string, string | undefined>,
): string {
  return isApiPage(id)
    ? groupOfApiPage(id.slice(apiFolder.length))
    : (sidebar.get(id) ?? ungrouped);
}

function groupOfApiPage(path: string): string {
  const folders = path.split('/').slice(0, -1);
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
