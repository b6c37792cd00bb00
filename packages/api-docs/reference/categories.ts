import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Sidebar groups, in reading order: the folder of a kind, and its label. */
const kindGroups = new Map([
  ['namespaces', 'Namespaces'],
  ['classes', 'Classes'],
  ['functions', 'Functions'],
  ['variables', 'Variables'],
  ['interfaces', 'Interfaces'],
  ['type-aliases', 'Types'],
  ['enumerations', 'Enumerations'],
]);

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
    const label = kindGroups.get(entry.name);
    if (!entry.isDirectory() || !label) continue;
    const position = [...kindGroups.keys()].indexOf(entry.name) + 1;
    writeFileSync(
      path.join(entry.parentPath, entry.name, '_category_.json'),
      JSON.stringify({ label, position, collapsed: true }),
    );
  }
}
