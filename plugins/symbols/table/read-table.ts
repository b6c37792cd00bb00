import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { docsFolder, type Release } from '../../../config/releases';
import { referenceFolder } from '../../api-reference/refresh';
import { idOf } from '../id';
import { digestOf } from '../../digest';
import type { ApiSymbol } from '../symbol';
import { tableFile } from './table-file';

/** The symbols of a release. */
export interface SymbolTable {
  symbols: readonly ApiSymbol[];
  byId: ReadonlyMap<string, ApiSymbol>;
  /** Changes with any of the symbols. */
  digest: string;
}

const known = new Map<string, { time: number; table: SymbolTable }>();

/**
 * Reads the table that was written with the reference of a release.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns undefined while there is no reference, as in a fresh clone
 */
export function readTable(
  release: Release,
  siteFolder: string,
): SymbolTable | undefined {
  const file = path.join(
    siteFolder,
    docsFolder(release),
    referenceFolder,
    tableFile,
  );
  if (!existsSync(file)) return undefined;
  const time = statSync(file).mtimeMs;
  const before = known.get(file);
  if (before?.time === time) return before.table;
  const text = readFileSync(file, 'utf8');
  const symbols = JSON.parse(text) as ApiSymbol[];
  const table = {
    symbols,
    byId: new Map(symbols.map((symbol) => [idOf(symbol), symbol])),
    digest: digestOf(text),
  };
  known.set(file, { time, table });
  return table;
}
