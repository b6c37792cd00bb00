/** Of one docs version, what has a name: downloaded first, because it answers names alone. Arrays, because keys would repeat thousands of times. */
export interface PackedNames {
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
  /** Phrases that lead to the page and may not be in its text, with commas between them; absent when there are none. */
  keywords?: string,
];

export type PackedSection = [
  level: number,
  title: string,
  /** Absent when it is what `anchorOf` makes of the title. */
  anchor?: string,
];

/** What is below each name, in the same order: downloaded second. */
export type PackedTexts = PackedText[];

/** The beginning of a text, fit to be shown; where there is more, with the words of the rest, each once. */
export type PackedText = string | [text: string, words: string];

/** The rows of a docs version as they are shipped. */
export interface Packed {
  names: PackedNames;
  texts: PackedTexts;
}

export const kinds = ['guide', 'api', 'changelog'] as const;

/** One thing that can be found: a page or a heading of it. */
export interface Row {
  /** Address below the origin, with the heading's anchor. */
  url: string;
  group: string;
  kind: (typeof kinds)[number];
  inboundLinks: number;
  level: number;
  title: string;
  /** Titles from the page down to this row; a level that is skipped is absent. */
  hierarchy: (string | undefined)[];
  text: string;
  words: string;
  /** Of a page: phrases that lead to it and may not be in its text, with commas between them. */
  keywords: string;
}

/** Whether a row is about a type alone. A name often means a value and its type; the value's page says more. */
export function isTypeOnly({ group }: Row): boolean {
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
 * @param names of one docs version
 * @param texts below them; without these the rows have only names
 * @returns one row a section, each with the titles above it
 */
export function unpackRows(
  { groups, pages }: PackedNames,
  texts: PackedTexts = [],
): Row[] {
  let section = 0;
  return pages.flatMap(
    ([path, group, kind, inboundLinks, sections, keywords = '']) => {
      const above: (string | undefined)[] = [];
      return sections.map(([level, title, anchor]): Row => {
        above.length = level - 1;
        above[level - 1] = title;
        const below = texts[section++] ?? '';
        const [text, words] = typeof below === 'string' ? [below, ''] : below;
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
          keywords: level === 1 ? keywords : '',
        };
      });
    },
  );
}
