import { readFileSync } from 'node:fs';
import {
  type IndexRecord,
  type PackedTexts,
  type PackedTitles,
  unpackRecords,
} from '../engine/index-records';
import type { PackedTypes } from '../engine/type-search';
import { type IndexPart, indexPath } from './files';

/**
 * @param docsVersion Docusaurus' name of a docs version
 * @returns the version's records as the last build or start shipped them
 */
export function readRecords(docsVersion: string): IndexRecord[] {
  return unpackRecords(
    read(docsVersion, 'titles') as PackedTitles,
    read(docsVersion, 'texts') as PackedTexts,
  );
}

/**
 * @param docsVersion Docusaurus' name of a docs version
 * @returns the parameter and return types of the version's functions
 */
export function readTypes(docsVersion: string): PackedTypes {
  return read(docsVersion, 'types') as PackedTypes;
}

function read(docsVersion: string, part: IndexPart): unknown {
  return JSON.parse(readFileSync(indexPath(docsVersion, part), 'utf8'));
}
