import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { InstalledRelease } from '../../../config/installed-release';
import type { Place } from '../../api-reference/places';
import { idOf } from '../id';
import { readDeclared } from './declared';
import { joinTable } from './join';
import { tableFile } from './table-file';
import { writeMembers } from './write-members';

/**
 * Writes the symbols of a release into the folder of its reference, and members
 * without a heading into its pages.
 *
 * @param places where the reference documents them
 * @param folder absolute path of the generated reference
 * @param referenceFolder its place below the version's docs
 * @throws Error that names symbols without a page, and pages without a symbol
 */
export function writeTable(
  { packageFolder }: InstalledRelease,
  places: readonly Place[],
  folder: string,
  referenceFolder: string,
): void {
  const declared = readDeclared(packageFolder);
  const members = writeMembers(declared, places, folder);
  const written = new Set(members.map(idOf));
  const others = places.filter((place) => !written.has(idOf(place)));
  const table = joinTable(declared, [...members, ...others], referenceFolder);
  writeFileSync(path.join(folder, tableFile), JSON.stringify(table));
}
