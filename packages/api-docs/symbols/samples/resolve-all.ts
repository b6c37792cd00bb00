/**
 * Resolves the names in samples of changed pages, and caches them. It is a
 * separate process, which frees its memory when it ends.
 *
 * Argument: absolute path of the site.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { type Release, releases } from '@o1js-docs/project/releases';
import { samplesOfPage } from '@o1js-docs/samples/parse/samples-of-page';
import { programsOf } from '@o1js-docs/samples/program/programs';
import { checkedFiles } from '@o1js-docs/samples/types/checked-files';
import { idOf } from '../id';
import { readTable, type SymbolTable } from '../table/read-table';
import {
  keyOfNames,
  type NameInSample,
  unresolvedPages,
  writeNames,
} from './page-names';
import { type NamedSymbol, resolveNames } from './resolve';

const [siteFolder = ''] = process.argv.slice(2);
for (const release of releases) {
  const table = readTable(release, siteFolder);
  if (table) resolveRelease(release, table);
}

function resolveRelease(release: Release, table: SymbolTable): void {
  const { docsVersion } = release;
  const { packageFolder } = installedRelease(release, siteFolder);
  const pages = unresolvedPages(release, table, siteFolder).map((page) => {
    const text = readFileSync(path.join(siteFolder, page), 'utf8');
    const { samples } = samplesOfPage({ page, docsVersion }, siteFolder);
    const files = programsOf({ samples }).flatMap(checkedFiles);
    return { page, key: keyOfNames(text, table), samples, files };
  });
  const resolved = resolveNames(
    pages.flatMap(({ files }) => files),
    { siteFolder, packageFolder },
    table.symbols,
  );
  for (const { page, key, samples, files } of pages) {
    const named = samples.map((sample) => ({
      code: sample.code,
      names: files
        .filter(({ program }) => program.samples.includes(sample))
        .flatMap((file) => resolved.get(file) ?? [])
        .filter(
          ({ line }) => sample.startLine <= line && line <= sample.endLine,
        )
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
