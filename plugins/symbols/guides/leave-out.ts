import type { SymbolTable } from '../table/read-table';
import type { GuideUse } from './guide-uses';
import file from './left-out.json' with { type: 'json' };

/** Guides, or sections of them, that are no examples of a symbol: `"UInt64#add": ["basic-types/int.mdx#overflow"]`. */
export type LeftOut = Readonly<Record<string, readonly string[]>>;

/** Uses that a maintainer left out. */
export const leftOut: LeftOut = file;

const place = /^[^#]+\.mdx(#.+)?$/;

/**
 * @param tables of all docs versions
 * @throws Error that names the entry, when no release has the symbol or a place is none
 */
export function assertKnown(
  entries: LeftOut,
  tables: readonly Pick<SymbolTable, 'byId'>[],
): void {
  for (const [id, places] of Object.entries(entries)) {
    const where = `plugins/symbols/guides/left-out.json, "${id}"`;
    if (!tables.some(({ byId }) => byId.has(id))) {
      throw new Error(
        `${where}: no release has this symbol. Write it as symbols.json does, with # before a member of instances: "UInt64#add".`,
      );
    }
    const wrong = places.find((each) => !place.test(each));
    if (wrong !== undefined) {
      throw new Error(
        `${where}: ${wrong} is no page of a guide. Write its path below the docs, and its heading: "basic-types/int.mdx#overflow".`,
      );
    }
  }
}

/** @returns the uses of a symbol without those that a maintainer left out */
export function shownUses(
  id: string,
  uses: readonly GuideUse[],
  entries: LeftOut,
): GuideUse[] {
  const places = entries[id] ?? [];
  return uses.filter(
    ({ section: { page, heading } }) =>
      !places.includes(page) &&
      !(heading && places.includes(`${page}#${heading.anchor}`)),
  );
}
