import { readFileSync } from 'node:fs';
import {
  type PackedNames,
  type PackedTexts,
  type Row,
  unpackRows,
} from '../engine/rows';
import type { PackedTypes } from '../engine/type-search';
import { type RowPart, rowsPath } from './files';

/**
 * @param docsVersion Docusaurus' name of a docs version
 * @returns the version's rows as the last build or start shipped them
 */
export function readRows(docsVersion: string): Row[] {
  return unpackRows(
    read(docsVersion, 'names') as PackedNames,
    read(docsVersion, 'texts') as PackedTexts,
  );
}

/**
 * @param docsVersion Docusaurus' name of a docs version
 * @returns what the version's functions take and give
 */
export function readTypes(docsVersion: string): PackedTypes {
  return read(docsVersion, 'types') as PackedTypes;
}

function read(docsVersion: string, part: RowPart): unknown {
  return JSON.parse(readFileSync(rowsPath(docsVersion, part), 'utf8'));
}
