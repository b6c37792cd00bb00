import path from 'node:path';
import { installedRelease } from '../../../config/installed-release';
import { docsFolder, type Release } from '../../../config/releases';
import {
  readComparisons,
  readSignatures,
} from '../../changelog/exports/recorded';
import { pushToMap } from '../../push-to-map';
import { type Change, ChangesTable } from '../../symbols/changes';
import type { ApiCosts, SymbolCost } from '../../symbols/costs/cost';
import { readApiCosts } from '../../symbols/costs/recorded';
import type { GuideExample } from '../../symbols/guides/choose';
import type { GuideSection } from '../../symbols/guides/guide-uses';
import { type KeptUses, readUses } from '../../symbols/guides/kept-uses';
import { idOf, ownerOf } from '../../symbols/id';
import { SinceTable } from '../../symbols/since';
import type { ApiSymbol } from '../../symbols/symbol';
import { readTable, type SymbolTable } from '../../symbols/table/read-table';

/** Facts about a symbol that its doc comment doesn't have. */
export interface SymbolMetadata {
  symbol: ApiSymbol;
  /** The release that brought it, or several if one of them did. Absent if it is as old as its owner or as the records. */
  since?: readonly string[];
  /** Releases in which its signature changed, newest first. */
  changes: readonly Change[];
  isExperimental: boolean;
  /** Costs of the symbol, and of its members that have no heading. */
  costs: readonly { member?: string; cost: SymbolCost }[];
  examples: readonly GuideExample[];
  /** Sections of guides, best first. */
  sections: readonly GuideSection[];
}

/** Metadata by the id of a symbol's heading; the id of the page's subject is empty. */
export type MetadataById = ReadonlyMap<string, SymbolMetadata>;

type MetadataByPage = ReadonlyMap<string, Map<string, SymbolMetadata>>;

/** Cached by identity: a table, uses or costs that change are new objects. */
const known = new WeakMap<
  SymbolTable,
  { uses: KeptUses; costs: ApiCosts; metadata: MetadataByPage }
>();

/**
 * @param page path relative to `siteFolder`
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns the metadata of the symbols on a page of the reference
 */
export function metadataOfPage(
  page: string,
  release: Release,
  siteFolder: string,
): MetadataById {
  const own = path.posix.relative(docsFolder(release), page);
  return metadataOfRelease(release, siteFolder)?.get(own) ?? new Map();
}

/**
 * @param id of the symbol's heading; empty for the page's subject
 * @returns the examples from guides to show: one for a member, none for an inherited one, because its own page has them
 */
export function shownExamples(
  id: string,
  { examples, symbol }: SymbolMetadata,
): readonly GuideExample[] {
  if (id === '') return examples;
  return symbol.inheritedFrom ? [] : examples.slice(0, 1);
}

function metadataOfRelease(
  release: Release,
  siteFolder: string,
): MetadataByPage | undefined {
  const table = readTable(release, siteFolder);
  if (!table) return undefined;
  const uses = readUses(release, siteFolder);
  const costs = readApiCosts(release, siteFolder);
  const before = known.get(table);
  if (before?.uses === uses && before.costs === costs) return before.metadata;
  const { o1jsVersion } = installedRelease(release, siteFolder);
  const comparisons = readComparisons(siteFolder);
  const since = new SinceTable(comparisons, o1jsVersion);
  const changes = new ChangesTable(
    comparisons,
    readSignatures(siteFolder),
    o1jsVersion,
  );
  const metadata = new Map<string, Map<string, SymbolMetadata>>();
  const costly = costsByAddress(table.symbols, costs);
  for (const symbol of table.symbols) {
    if (!symbol.page) continue;
    const ofPage =
      metadata.get(symbol.page) ?? new Map<string, SymbolMetadata>();
    metadata.set(symbol.page, ofPage);
    const anchor = symbol.anchor ?? '';
    // Members of an object type share a heading, and some symbols have a second name.
    const before = ofPage.get(anchor)?.symbol.name;
    if (before && depthOf(before) <= depthOf(symbol.name)) continue;
    const owner = table.byId.get(ownerOf(symbol.name));
    const ofSymbol = since.of(symbol);
    const isAsOldAsOwner =
      owner && since.of(owner)?.at(-1) === ofSymbol?.at(-1);
    const { examples = [], sections = [] } = uses.symbols[idOf(symbol)] ?? {};
    ofPage.set(anchor, {
      symbol,
      since: isAsOldAsOwner ? undefined : ofSymbol,
      changes: changes.of(symbol),
      isExperimental: symbol.name.startsWith('Experimental.'),
      costs: costsOf(symbol, costly.get(addressOf(symbol)) ?? []),
      examples,
      sections,
    });
  }
  known.set(table, { uses, costs, metadata });
  return metadata;
}

interface Costly {
  symbol: ApiSymbol;
  cost: SymbolCost;
}

function costsByAddress(
  symbols: readonly ApiSymbol[],
  costs: ApiCosts,
): Map<string, Costly[]> {
  const byAddress = new Map<string, Costly[]>();
  for (const symbol of symbols) {
    const cost = costs.symbols[idOf(symbol)];
    if (cost !== undefined)
      pushToMap(byAddress, addressOf(symbol), { symbol, cost });
  }
  return byAddress;
}

function addressOf({ page, anchor = '' }: ApiSymbol): string {
  return `${page}#${anchor}`;
}

/** Members of a class that are not on its page are left out. */
function costsOf(
  symbol: ApiSymbol,
  here: readonly Costly[],
): SymbolMetadata['costs'] {
  return here.flatMap(({ symbol: each, cost }) => {
    if (idOf(each) === idOf(symbol)) return [{ cost }];
    const isMember =
      each.name.startsWith(`${symbol.name}.`) && symbol.kind !== 'class';
    return isMember
      ? [{ member: each.name.slice(symbol.name.length + 1), cost }]
      : [];
  });
}

function depthOf(name: string): number {
  return name.split('.').length;
}
