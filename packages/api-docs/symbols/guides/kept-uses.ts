import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@o1js-docs/project/releases';
import { pagesOf } from '@o1js-docs/samples/parse/pages';
import { pushToMap } from '@o1js-docs/project/push-to-map';
import { digestOf } from '@o1js-docs/project/cache/digest';
import { codeFingerprint } from '@o1js-docs/project/cache/disk-cache';
import { readCached } from '@o1js-docs/project/cache/read-cached';
import { ownerOf } from '../id';
import { readNames } from '../samples/page-names';
import type { SymbolTable } from '../table/read-table';
import { chooseExample, chooseSections, type GuideExample } from './choose';
import { type GuideSection, guideUses } from './guide-uses';

/** Where guides show and explain a symbol. */
export interface InGuides {
  example?: GuideExample;
  sections: GuideSection[];
}

/** The file of a release. */
interface KeptUses {
  /** Changes with the names on pages, with the table, and with the code that chooses. */
  key: string;
  symbols: Readonly<Record<string, InGuides>>;
}

/** The most that the page of a symbol shows. */
const mostSections = 3;

/** @returns the file that the reference of a release takes its examples from. */
function usesFile({ docsVersion }: Release, siteFolder: string): string {
  return path.join(siteFolder, `.cache/symbols/${docsVersion}.guides.json`);
}

/**
 * Chooses examples and sections for the symbols of a release, unless they are
 * kept for the guides as they are.
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
  const uses = guideUses(release, table, siteFolder);
  // A section that uses its members explains a symbol, too.
  const explaining = new Map([...uses].map(([id, own]) => [id, [...own]]));
  for (const [id, ofMember] of uses) {
    const owner = ownerOf(id.replace('#', '.'));
    if (!owner) continue;
    for (const use of ofMember) pushToMap(explaining, owner, use);
  }
  const symbols = [...explaining].map(([id, all]): [string, InGuides] => {
    const name = id.replace('#', '.');
    const example = chooseExample(name, uses.get(id) ?? []);
    return [id, { example, sections: chooseSections(name, all, mostSections) }];
  });
  const kept: KeptUses = { key, symbols: Object.fromEntries(symbols) };
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(kept));
}

const read = readCached((text) => JSON.parse(text) as KeptUses);

/** @returns what guides show, by the ids of symbols; nothing where nothing is kept. */
export function readUses(
  release: Release,
  siteFolder: string,
): Pick<KeptUses, 'symbols'> {
  return read(usesFile(release, siteFolder)) ?? { symbols: {} };
}
