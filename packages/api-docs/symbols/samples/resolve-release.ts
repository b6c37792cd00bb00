import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { samplesOfPage } from '@o1js-docs/samples/parse/samples-of-page';
import { programsOf } from '@o1js-docs/samples/program/programs';
import { checkedFiles } from '@o1js-docs/samples/types/checked-files';
import { idOf } from '../id';
import type { SymbolTable } from '../table/read-table';
import { keyOfNames, type NameInSample, writeNames } from './page-names';
import { type NamedSymbol, resolveNames } from './resolve';

/**
 * Resolves the names in the samples of pages, and writes them down.
 *
 * @param pages of the release, relative to `siteFolder`
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export function resolveRelease(
  { packageFolder }: InstalledRelease,
  table: SymbolTable,
  pages: readonly string[],
  siteFolder: string,
): void {
  const read = pages.map((page) => {
    const text = readFileSync(path.join(siteFolder, page), 'utf8');
    const { samples } = samplesOfPage(page, siteFolder);
    const files = programsOf({ samples }).flatMap(checkedFiles);
    return { page, key: keyOfNames(text, table), samples, files };
  });
  const resolved = resolveNames(
    read.flatMap(({ files }) => files),
    { siteFolder, packageFolder },
    table.symbols,
  );
  for (const { page, key, samples, files } of read) {
    const named = samples.map((sample) => ({
      code: sample.code,
      names: files
        .filter(({ program }) => program.samples.includes(sample))
        // A block with expected errors has a file that repeats the blocks above it.
        .filter(({ failing }) => !failing || failing === sample)
        .flatMap((file) => resolved.get(file) ?? [])
        .filter(({ line }) => line >= sample.startLine)
        .filter(({ line }) => line <= sample.endLine)
        .map((name) => placeIn(sample, name)),
    }));
    writeNames(siteFolder, page, { key, samples: named });
  }
}

function placeIn(
  { startLine }: { startLine: number },
  { line, column, text, symbol }: NamedSymbol,
): NameInSample {
  return [line - startLine, column, text.length, idOf(symbol)];
}
