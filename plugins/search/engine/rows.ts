/** What the reader's browser downloads of one docs version. Arrays, because names repeat thousands of times. */
export interface PackedPages {
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
  anchor: string,
  /** The beginning of the text, fit to be shown. */
  text: string,
  /** Words of the rest, each once; absent when there is no rest. */
  words?: string,
];

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

/** @returns one row a section, each with the titles above it. */
export function unpackRows({ groups, pages }: PackedPages): Row[] {
  return pages.flatMap(
    ([path, group, kind, inboundLinks, sections, keywords = '']) => {
      const above: (string | undefined)[] = [];
      return sections.map(([level, title, anchor, text, words = '']): Row => {
        above.length = level - 1;
        above[level - 1] = title;
        return {
          url: anchor ? `${path}#${anchor}` : path,
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
