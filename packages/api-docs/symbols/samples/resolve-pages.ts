import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { samplesOfPage } from '@o1js-docs/samples/parse/samples-of-page';
import { programsOf, type Program } from '@o1js-docs/samples/program/programs';
import type { Sample } from '@o1js-docs/samples/sample';
import { checkedFiles } from '@o1js-docs/samples/types/checked-files';
import { idOf } from '../id';
import type { SymbolTable } from '../table/read-table';
import {
  type NameInSample,
  pageKey,
  programKey,
  readNames,
  resolverKey,
  writeNames,
} from './page-names';
import { type NamedSymbol, resolveNames } from './resolve';

/**
 * Resolves the names in the samples of pages and caches them. A program whose
 * code didn't change is not resolved again.
 *
 * @param pages of the release, relative to `siteFolder`
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns the number of programs that were resolved
 */
export function resolvePages(
  pages: readonly string[],
  release: InstalledRelease,
  table: SymbolTable,
  siteFolder: string,
): number {
  const resolver = resolverKey(table);
  const kept = pages
    .filter((page) => existsSync(path.join(siteFolder, page)))
    .map((page) => {
      const text = readFileSync(path.join(siteFolder, page), 'utf8');
      const { docsVersion } = release;
      const programs = programsOf(
        samplesOfPage({ page, docsVersion }, siteFolder),
      );
      return {
        page,
        key: pageKey(text, resolver),
        programs: new Map(programs.map((p) => [programKey(p, resolver), p])),
        known: readNames(siteFolder, page)?.programs ?? {},
      };
    });
  const missing = kept.flatMap(({ programs, known }) =>
    [...programs].filter(([key]) => !(key in known)).map(([, p]) => p),
  );
  const found = namesOfPrograms(missing, release, table, siteFolder);
  for (const { page, key, programs, known } of kept) {
    writeNames(siteFolder, page, {
      page: key,
      programs: Object.fromEntries(
        [...programs].map(([each, program]) => [
          each,
          found.get(program) ?? known[each] ?? [],
        ]),
      ),
    });
  }
  return missing.length;
}

function namesOfPrograms(
  programs: readonly Program[],
  release: InstalledRelease,
  table: SymbolTable,
  siteFolder: string,
): Map<Program, NameInSample[][]> {
  if (programs.length === 0) return new Map();
  const { packageFolder } = release;
  const files = programs.flatMap(checkedFiles);
  const named = resolveNames(
    files,
    { siteFolder, packageFolder },
    table.symbols,
  );
  return new Map(
    programs.map((program) => {
      const names = files
        .filter((file) => file.program === program)
        .flatMap((file) => named.get(file) ?? []);
      const blocks = [...program.samples, ...program.files];
      return [program, blocks.map((block) => namesIn(block, names))];
    }),
  );
}

function namesIn(
  { startLine, endLine }: Sample,
  names: readonly NamedSymbol[],
): NameInSample[] {
  return names
    .filter(({ line }) => startLine <= line && line <= endLine)
    .map(({ line, column, text, symbol }) => [
      line - startLine,
      column,
      text.length,
      idOf(symbol),
    ]);
}
