import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Sidebar groups, in reading order; `folder` is what TypeDoc calls a kind. */
const kindGroups = [
  { folder: 'namespaces', label: 'Namespaces' },
  { folder: 'classes', label: 'Classes' },
  { folder: 'functions', label: 'Functions' },
  { folder: 'variables', label: 'Variables' },
  { folder: 'interfaces', label: 'Interfaces' },
  { folder: 'type-aliases', label: 'Types' },
  { folder: 'enumerations', label: 'Enumerations' },
];

/**
 * Writes Docusaurus' `_category_.json` into every folder of a kind, at any depth.
 *
 * @param folder absolute path of a generated reference
 */
export function writeCategories(folder: string): void {
  for (const entry of readdirSync(folder, {
    recursive: true,
    withFileTypes: true,
  })) {
    const position = kindGroups.findIndex(
      (group) => group.folder === entry.name,
    );
    if (!entry.isDirectory() || position < 0) continue;
    writeFileSync(
      path.join(entry.parentPath, entry.name, '_category_.json'),
      JSON.stringify({
        label: kindGroups[position]!.label,
        position: position + 1,
        collapsed: true,
      }),
    );
  }
}
