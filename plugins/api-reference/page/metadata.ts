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

/** What is known of a symbol beside what its doc comment says. */
export interface SymbolMetadata {
  symbol: ApiSymbol;
  /** The release, or those one of which brought it; absent where it is as old as what it belongs to, or as what is recorded. */
  since?: readonly string[];
  /** Releases in which its signature changed, newest first. */
  changes: readonly Change[];
  isExperimental: boolean;
  /** What the symbol costs, and by name those of its members that have no heading of their own. */
  costs: readonly { member?: string; cost: SymbolCost }[];
  examples: readonly GuideExample[];
  /** Sections of guides, best first. */
  sections: readonly GuideSection[];
}

/** SymbolMetadata of the symbols on a page, by the id of their heading; empty for the page's subject. */
export type MetadataById = ReadonlyMap<string, SymbolMetadata>;

type MetadataByPage = ReadonlyMap<string, Map<string, SymbolMetadata>>;

/** By what they are made from: a table or uses that changed are other objects. */
const known = new WeakMap<
  SymbolTable,
  { uses: KeptUses; costs: ApiCosts; metadata: MetadataByPage }
>();

/**
 * @param page path relative to `siteFolder`
 * @param siteFolder absolute path of the folder that holds `docs`
 * @returns what is known of the symbols on a page of the reference
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
 * @returns the examples from guides that are shown: one of a member, none of what is inherited, whose own page has them
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
  const costly = costlyByPlace(table.symbols, costs);
  for (const symbol of table.symbols) {
    if (!symbol.page) continue;
    const ofPage =
      metadata.get(symbol.page) ?? new Map<string, SymbolMetadata>();
    metadata.set(symbol.page, ofPage);
    const anchor = symbol.anchor ?? '';
    // Members of an object type have no heading of their own, and some symbols have a second name.
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
      costs: costsOf(symbol, costly.get(placeOf(symbol)) ?? []),
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

function costlyByPlace(
  symbols: readonly ApiSymbol[],
  costs: ApiCosts,
): Map<string, Costly[]> {
  const places = new Map<string, Costly[]>();
  for (const symbol of symbols) {
    const cost = costs.symbols[idOf(symbol)];
    if (cost !== undefined) {
      pushToMap(places, placeOf(symbol), { symbol, cost });
    }
  }
  return places;
}

function placeOf({ page, anchor = '' }: ApiSymbol): string {
  return `${page}#${anchor}`;
}

/** Members of a class that are left out of its page say nothing there. */
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
