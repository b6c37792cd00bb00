import path from 'node:path';
import { referenceFolder } from '@o1js-docs/project/paths';
import { docsFolder, type Release } from '@o1js-docs/project/releases';
import { idOf } from '../id';
import { digestOf } from '@o1js-docs/project/cache/digest';
import { readCached } from '@o1js-docs/project/cache/read-cached';
import type { ApiSymbol } from '../symbol';

/** The table's file in the folder of a generated reference. */
export const tableFile = 'symbols.json';

/** The symbols of a release. */
export interface SymbolTable {
  symbols: readonly ApiSymbol[];
  byId: ReadonlyMap<string, ApiSymbol>;
  /** Changes with any of the symbols. */
  digest: string;
}

const read = readCached((text): SymbolTable => {
  const symbols = JSON.parse(text) as ApiSymbol[];
  return {
    symbols,
    byId: new Map(symbols.map((symbol) => [idOf(symbol), symbol])),
    digest: digestOf(text),
  };
});

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
  return read(
    path.join(siteFolder, docsFolder(release), referenceFolder, tableFile),
  );
}
