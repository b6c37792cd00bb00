import path from 'node:path';
import type { Release } from '@o1js-docs/project/releases';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import { digestOf } from '@o1js-docs/project/cache/digest';
import { codeFingerprint } from '@o1js-docs/project/cache/disk-cache';
import { readCached } from '@o1js-docs/project/cache/read-cached';
import { writeFile } from '@o1js-docs/project/write-file';
import { idOf, ownerOf } from '../id';
import { readNames } from '../samples/page-names';
import type { ApiSymbol } from '../symbol';
import type { SymbolTable } from '../table/read-table';
import {
  type Guide,
  type GuideExample,
  type GuideSection,
  readGuides,
} from './guide-uses';

/** Where guides show and explain a symbol. */
export interface InGuides {
  example?: GuideExample;
  /** The guides that say that they explain it; without any, those that use it most. */
  sections: GuideSection[];
  isExplained: boolean;
}

/** The file of a release. */
interface KeptUses {
  /** Changes with the names on pages, with the table, and with this code. */
  key: string;
  symbols: Readonly<Record<string, InGuides>>;
}

/** The most guides that the page of a symbol shows. */
const mostGuides = 3;

/** @returns the file that the reference of a release takes its examples from. */
function usesFile({ docsVersion }: Release, siteFolder: string): string {
  return path.join(siteFolder, `.cache/symbols/${docsVersion}.guides.json`);
}

/**
 * Finds examples and guides for the symbols of a release, unless they are kept for
 * the guides as they are. A guide
 * that explains a symbol or its owner has the example, if it has one.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export function keepUses(
  release: Release,
  table: SymbolTable,
  siteFolder: string,
): void {
  const pages = pagesOf(release, siteFolder);
  const key = digestOf([
    codeFingerprint([import.meta.url]),
    table.digest,
    pages.map((page) => readNames(siteFolder, page)?.key),
  ]);
  const file = usesFile(release, siteFolder);
  if (read(file)?.key === key) return;
  // A symbol has several names: PendingTransaction, Mina.PendingTransaction.
  const places = new Map(
    table.symbols.map((each) => [each.name, placeOf(each)]),
  );
  const explaining = new Map<string | undefined, Guide[]>();
  // A guide that uses its members uses a symbol.
  const using = new Map<string, Guide[]>();
  const all = readGuides(release, table, siteFolder);
  for (const guide of all) {
    for (const name of guide.explains)
      pushToMap(explaining, places.get(name), guide);
    for (const { id } of guide.uses) {
      const name = id.replace('#', '.');
      pushToMap(using, name, guide);
      if (ownerOf(name)) pushToMap(using, ownerOf(name), guide);
    }
  }
  const symbols = table.symbols.flatMap((symbol): [string, InGuides][] => {
    const { name } = symbol;
    const id = idOf(symbol);
    const own = explaining.get(places.get(name)) ?? [];
    const first = [
      ...own,
      ...(explaining.get(places.get(ownerOf(name)) ?? '') ?? []),
    ];
    const example = bestExample(id, first) ?? bestExample(id, all);
    const guides = own.length > 0 ? own : byFrequency(using.get(name) ?? []);
    const sections = guides.slice(0, mostGuides).map(({ section }) => section);
    const isExplained = own.length > 0;
    return example || sections.length > 0
      ? [[id, { example, sections, isExplained }]]
      : [];
  });
  const kept: KeptUses = { key, symbols: Object.fromEntries(symbols) };
  writeFile(file, JSON.stringify(kept));
}

/** @returns the page and anchor of a symbol; its name if it has none */
function placeOf({ name, page, anchor = '' }: ApiSymbol): string {
  return page ? `${page}#${anchor}` : name;
}

/** @returns lines with a result before others, then those that need less of their guide, then shorter ones; none is better than lines that need two names of it */
function bestExample(
  id: string,
  guides: readonly Guide[],
): GuideExample | undefined {
  const hasResult = ({ code }: GuideExample) => code.includes('// =>');
  return guides
    .flatMap(({ uses }) => uses.filter((use) => use.id === id))
    .flatMap(({ example }) => example ?? [])
    .filter(({ unknown }) => unknown.length < 2)
    .sort(
      (a, b) =>
        Number(hasResult(b)) - Number(hasResult(a)) ||
        a.unknown.length - b.unknown.length ||
        a.code.length - b.code.length,
    )[0];
}

/** @returns each guide once, the most frequent first */
function byFrequency(guides: readonly Guide[]): Guide[] {
  const count = (guide: Guide) =>
    guides.filter((each) => each === guide).length;
  return [...new Set(guides)].sort((a, b) => count(b) - count(a));
}

const read = readCached((text) => JSON.parse(text) as KeptUses);

/** @returns what guides show, by the ids of symbols; nothing where nothing is kept. */
export function readUses(
  release: Release,
  siteFolder: string,
): Pick<KeptUses, 'symbols'> {
  return read(usesFile(release, siteFolder)) ?? { symbols: {} };
}
