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
import { type GuideSection, type GuideUse, guideUses } from './guide-uses';

/** Where guides show and explain a symbol. */
export interface InGuides {
  example?: GuideExample;
  sections: GuideSection[];
}

/** As it is kept. */
export interface KeptUses {
  /** Of the pages' names and of the table. */
  digest: string;
  symbols: Record<string, InGuides>;
}

/** The most that the page of a symbol shows. */
const mostSections = 3;

/** @returns the file, relative to the site's folder, that the reference of a release takes its examples from. */
function usesFile({ docsVersion }: Release): string {
  return `.cache/symbols/${docsVersion}.guides.json`;
}

/**
 * Chooses examples and sections for the symbols of a release, unless they are
 * kept for the guides as they are.
 *
 * @param siteFolder absolute path of the folder that holds `docs`
 */
export async function keepUses(
  release: Release,
  table: SymbolTable,
  siteFolder: string,
): Promise<void> {
  const pages = pagesOf(release, siteFolder);
  const digest = digestOf([
    codeFingerprint([import.meta.url]),
    table.digest,
    pages.map((page) => readNames(siteFolder, page)?.key),
  ]);
  const file = path.join(siteFolder, usesFile(release));
  if (read(file)?.digest === digest) return;
  const uses = await guideUses(release, table, siteFolder);
  const symbols: KeptUses['symbols'] = {};
  const ofMembers = new Map<string, GuideUse[]>();
  for (const [id, found] of uses) {
    const owner = ownerOf(id.replace('#', '.'));
    if (owner) for (const use of found) pushToMap(ofMembers, owner, use);
  }
  for (const id of new Set([...uses.keys(), ...ofMembers.keys()])) {
    const name = id.replace('#', '.');
    const own = uses.get(id) ?? [];
    symbols[id] = {
      example: chooseExample(name, own),
      sections: chooseSections(
        name,
        [...own, ...(ofMembers.get(name) ?? [])],
        mostSections,
      ),
    };
  }
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ digest, symbols } satisfies KeptUses));
}

/** @returns what guides show, by the ids of symbols; nothing where nothing is kept. */
export function readUses(release: Release, siteFolder: string): KeptUses {
  const file = path.join(siteFolder, usesFile(release));
  return read(file) ?? nothing;
}

const nothing: KeptUses = { digest: '', symbols: {} };

const read = readCached((text) => JSON.parse(text) as KeptUses);
