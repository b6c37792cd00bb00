import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@o1js-docs/project/releases';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import type { SymbolTable } from '../table/read-table';
import { pageKey, readNames, resolverKey } from './page-names';

/**
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns pages of the release whose names are not known as they are now
 */
export function unresolvedPages(
  release: Release,
  table: SymbolTable,
  siteFolder: string,
): string[] {
  const resolver = resolverKey(table);
  return pagesOf(release, siteFolder).filter((page) => {
    const text = readFileSync(path.join(siteFolder, page), 'utf8');
    return readNames(siteFolder, page)?.page !== pageKey(text, resolver);
  });
}
