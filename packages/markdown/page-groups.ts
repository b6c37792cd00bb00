import type {
  NormalizedSidebars,
  Sidebars,
} from '@docusaurus/plugin-content-docs/lib/sidebars/types.js';

/** Prefix of the ids of the reference's pages. */
export const apiFolder = 'api-reference/';

/** Group of guides outside of all sidebar categories. */
const ungrouped = 'Documentation';

type SidebarItem = (Sidebars | NormalizedSidebars)[string][number];

/** @returns true if a doc id belongs to a generated page of the API reference */
export function isApiPage(id: string): boolean {
  return id.startsWith(apiFolder);
}

/**
 * Walks a docs version's sidebars.
 *
 * @returns the label of the top category of each doc id, if any; in reading order
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
 * Returns the group of a page. The group of a guide is its top category in the
 * sidebar. The group of an API page comes from its path: `Classes`, `Mina
 * functions`, `Experimental.V2 type aliases`. The sidebar has only one category
 * for API pages, and the search modal shows few results of each group.
 *
 * @param id the doc id, e.g. `api-reference/namespaces/Mina/functions/transaction`
 * @param sidebar the result of `readSidebars`
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
