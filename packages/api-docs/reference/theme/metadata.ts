import type { InstalledRelease } from '@o1js-docs/project/installed-release';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import type { SymbolCost } from '../../symbols/costs/cost';
import { readApiCosts } from '../../symbols/costs/recorded';
import { readComparisons, readSignatures } from '../../symbols/history';
import { byDepth, idOf, ownerOf } from '../../symbols/id';
import type { ApiSymbol } from '../../symbols/symbol';
import { type Change, SymbolHistory } from '../../symbols/symbol-history';

/** Facts about a symbol that its doc comment doesn't have. */
export interface SymbolMetadata {
  /** Of the symbol: `UInt64#add`. */
  id: string;
  symbol: ApiSymbol;
  /** The release that brought it, or several if one of them did. Absent if it is as old as its owner or as the records. */
  since?: readonly string[];
  /** Releases in which its signature changed, newest first. */
  changes: readonly Change[];
  /** Costs of the symbol, and of its members that have no heading. */
  costs: readonly { member?: string; cost: SymbolCost }[];
}

/** The inputs of the layout that are not on the page. */
export interface PageContext {
  /** By the id of a symbol's heading; the id of the page's subject is empty. */
  metadata: ReadonlyMap<string, SymbolMetadata>;
  /** Other pages whose subject has the same name, by its kind. */
  also: readonly { kind: string; url: string }[];
  /** @returns the address of a guide, relative to the page */
  urlOfGuide: (guide: string) => string;
}

/**
 * @param siteFolder absolute path of the folder that holds the records
 * @returns metadata of the symbols of each page, by the page and the heading
 */
export function metadataByPage(
  symbols: readonly ApiSymbol[],
  release: InstalledRelease,
  siteFolder: string,
): Map<string, Map<string, SymbolMetadata>> {
  const history = new SymbolHistory(
    readComparisons(siteFolder),
    readSignatures(siteFolder),
    release.o1jsVersion,
  );
  const costs = readApiCosts(release, siteFolder).symbols;
  const byId = new Map(symbols.map((symbol) => [idOf(symbol), symbol]));
  const costly = new Map<string, ApiSymbol[]>();
  for (const symbol of symbols) {
    if (idOf(symbol) in costs) pushToMap(costly, headingOf(symbol), symbol);
  }
  const pages = new Map<string, Map<string, SymbolMetadata>>();
  for (const symbol of symbols) {
    const { page, anchor = '', name } = symbol;
    if (!page) continue;
    const ofPage = pages.get(page) ?? new Map<string, SymbolMetadata>();
    pages.set(page, ofPage);
    // Members of an object type share a heading, and some symbols have a second name.
    const known = ofPage.get(anchor)?.symbol;
    if (known && byDepth(known, symbol) <= 0) continue;
    const owner = byId.get(ownerOf(name));
    const releases = history.sinceOf(symbol);
    const isAsOldAsOwner =
      owner && history.sinceOf(owner)?.at(-1) === releases?.at(-1);
    ofPage.set(anchor, {
      id: idOf(symbol),
      symbol,
      since: isAsOldAsOwner ? undefined : releases,
      changes: history.changesOf(symbol),
      costs: (costly.get(headingOf(symbol)) ?? []).flatMap((each) => {
        const cost = costs[idOf(each)]!;
        if (each === symbol) return [{ cost }];
        // Members of a class that are not on its page are left out.
        const isMember =
          each.name.startsWith(`${name}.`) && symbol.kind !== 'class';
        return isMember
          ? [{ member: each.name.slice(name.length + 1), cost }]
          : [];
      }),
    });
  }
  return pages;
}

function headingOf({ page, anchor = '' }: ApiSymbol): string {
  return `${page}#${anchor}`;
}
