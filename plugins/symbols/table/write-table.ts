import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InstalledRelease } from '../../../config/installed-release';
import type { DocLocation } from '../../api-reference/doc-locations';
import { idOf } from '../id';
import { readExportTable } from './export-table';
import { joinTable } from './join';
import { tableFile } from './table-file';
import { writeMembers } from './write-members';

/**
 * Writes the symbols of a release into the folder of its reference, and members
 * without a heading into its pages.
 *
 * @param locations of the symbols in the reference
 * @param folder absolute path of the generated reference
 * @param referenceFolder its path below the version's docs
 * @throws Error that names symbols without a page, and pages without a symbol
 */
export function writeTable(
  { packageFolder }: InstalledRelease,
  locations: readonly DocLocation[],
  folder: string,
  referenceFolder: string,
): void {
  const exportTable = readExportTable(packageFolder);
  const members = writeMembers(exportTable, locations, folder);
  const written = new Set(members.map(idOf));
  const others = locations.filter((location) => !written.has(idOf(location)));
  const table = joinTable(
    exportTable,
    [...members, ...others],
    referenceFolder,
  );
  writeFileSync(path.join(folder, tableFile), JSON.stringify(table));
}
