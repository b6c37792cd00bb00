import path from 'node:path';
import { addresses } from '@o1js-docs/project/addresses';
import { installedRelease } from '@o1js-docs/project/installed-release';
import { type Release, urlPrefix } from '@o1js-docs/project/releases';
import { writeFile } from '@o1js-docs/project/write-file';
import { readComparisons, readSignatures } from '../history';
import { addressOf } from '../address';
import { idOf } from '../id';
import { readApiCosts } from '../costs/recorded';
import { type InGuides, readUses } from '../guides/kept-uses';
import { SymbolHistory } from '../symbol-history';
import { readTable } from '../table/read-table';
import { cardsByFile, type KnownSymbol } from './cards';

/** Changes when a program that reads the file would have to. */
const format = 1;

/**
 * Writes what is served of a release's symbols: `symbols.json`, and the cards
 * of each page of the reference.
 *
 * @param outDir absolute path of the folder that is served at the site's base
 * @param siteFolder absolute path of the folder that holds `docs`
 * @param url the site's origin
 */
export function publishSymbols(
  release: Release,
  outDir: string,
  siteFolder: string,
  url: string,
): void {
  const table = readTable(release, siteFolder);
  if (!table) return;
  const { o1jsVersion } = installedRelease(release, siteFolder);
  const history = new SymbolHistory(
    readComparisons(siteFolder),
    readSignatures(siteFolder),
    o1jsVersion,
  );
  const costs = readApiCosts(release, siteFolder);
  const uses = readUses(release, siteFolder).symbols;
  const symbols = table.symbols.map((symbol) => ({
    symbol,
    since: history.sinceOf(symbol),
    cost: costs.symbols[idOf(symbol)],
  }));
  const folder = path.join(outDir, urlPrefix(release));
  write(path.join(folder, 'symbols.json'), {
    format,
    o1js: o1jsVersion,
    symbols: symbols.map((each) =>
      publicSymbol(each, uses[idOf(each.symbol)], release, o1jsVersion, url),
    ),
  });
  for (const [file, cards] of cardsByFile(symbols)) {
    write(path.join(folder, file), cards);
  }
}

function publicSymbol(
  { symbol, since, cost }: KnownSymbol,
  uses: InGuides | undefined,
  release: Release,
  o1jsVersion: string,
  url: string,
) {
  const { name, kind, signature, summary, deprecated, inheritedFrom, source } =
    symbol;
  const address = addressOf(symbol, release);
  return {
    name,
    kind,
    instance: symbol.ofInstance,
    signature,
    summary,
    since: since?.at(-1),
    deprecated,
    inheritedFrom,
    cost,
    page: address && url + address,
    example: uses?.example?.code,
    guides: uses?.sections.map((each) => {
      const guide = { page: each.page.replace(/x$/, '') };
      return url + addressOf(guide, release)!.replace(/\/index(?=#|$)/, '/');
    }),
    source:
      source &&
      `${addresses.libraryRepository}/blob/${o1jsVersion}/src/${source.file}#L${source.line}`,
  };
}

function write(file: string, value: unknown): void {
  writeFile(file, JSON.stringify(value));
}
