/** The titles of one docs version. The browser downloads them first, because they answer most names. Arrays, because keys would repeat thousands of times. */
export interface PackedTitles {
  groups: string[];
  pages: PackedPage[];
}

export type PackedPage = [
  path: string,
  /** Position in `groups`. */
  group: number,
  /** Position in `kinds`. */
  kind: number,
  inboundLinks: number,
  sections: PackedSection[],
  /** Aliases of the page, with commas between; absent if it has none. */
  aliases?: string,
];

export type PackedSection = [
  level: number,
  title: string,
  /** Absent if it is `anchorOf` the title. */
  anchor?: string,
];

/** The text below each title, in the same order. The browser downloads it second. */
export type PackedTexts = PackedText[];

/** The beginning of a text, which hits show. A longer text adds the other words, each once; a section with aliases adds these, and one with fine print the words of that. */
export type PackedText =
  string | [text: string, words: string, aliases?: string, finePrint?: string];

export const kinds = ['guide', 'api', 'changelog'] as const;

/** A page or a heading of it, which a query can find. */
export interface IndexRecord {
  /** Address below the origin, with the heading's anchor. */
  url: string;
  group: string;
  kind: (typeof kinds)[number];
  inboundLinks: number;
  level: number;
  title: string;
  /** Titles from the page down to this record; a level that is skipped is absent. */
  hierarchy: (string | undefined)[];
  text: string;
  words: string;
  finePrint: string;
  /** Other words that readers type for it, and that may be missing in its text, with commas between. */
  aliases: string;
}

/** @returns true for the page of a type. A name often has two pages, of a value and of its type, and the value's page says more. */
export function isTypeOnly({ group }: IndexRecord): boolean {
  return /type aliases$|^Interfaces$/i.test(group);
}

/** @returns the anchor that most headings with this title have. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');
}

/**
 * @param titles of one docs version
 * @param texts below them; without these the records have only titles
 * @returns one record a section, each with the titles above it
 */
export function unpackRecords(
  { groups, pages }: PackedTitles,
  texts: PackedTexts = [],
): IndexRecord[] {
  let section = 0;
  return pages.flatMap(
    ([path, group, kind, inboundLinks, sections, pageAliases = '']) => {
      const above: (string | undefined)[] = [];
      return sections.map(([level, title, anchor]): IndexRecord => {
        above.length = level - 1;
        above[level - 1] = title;
        const below = texts[section++] ?? '';
        const [text, words, aliases = '', finePrint = ''] =
          typeof below === 'string' ? [below, ''] : below;
        return {
          url: level === 1 ? path : `${path}#${anchor ?? anchorOf(title)}`,
          group: groups[group]!,
          kind: kinds[kind]!,
          inboundLinks,
          level,
          title,
          hierarchy: [...above],
          text,
          words,
          finePrint,
          aliases: level === 1 ? pageAliases : aliases,
        };
      });
    },
  );
}
