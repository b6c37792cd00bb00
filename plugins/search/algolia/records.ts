import type { Page, PageKind, PagesOfVersion, Section } from '../records/page';

/** A record in the shape of DocSearch's crawler. */
export interface AlgoliaRecord {
  objectID: string;
  url: string;
  url_without_anchor: string;
  anchor: string | null;
  type: `lvl${number}`;
  hierarchy: Record<`lvl${number}`, string | null>;
  content: string | null;
  /** Other words that readers type for it. They are searched and not shown. */
  aliases: string | null;
  language: string;
  lang: string;
  version: string;
  docusaurus_tag: string;
  weight: { pageRank: number; level: number; position: number };
}

/** Characters of text in a record, so that the record stays well below Algolia's limit. */
const contentLength = 3000;

const levels = [0, 1, 2, 3, 4, 5, 6] as const;

/**
 * @param versions the pages of every version
 * @param origin where the site is served, e.g. `https://example.org`
 * @param language of the pages, e.g. `en`
 * @returns one record a section
 */
export function algoliaRecords(
  versions: readonly PagesOfVersion[],
  origin: string,
  language: string,
): AlgoliaRecord[] {
  return versions.flatMap(({ tag, version, pages }) =>
    pages.flatMap((page) => {
      const titles: (string | undefined)[] = [page.group];
      return page.sections.map((section, position): AlgoliaRecord => {
        titles.length = section.level;
        titles[section.level] = section.title;
        const path = section.anchor
          ? `${page.path}#${section.anchor}`
          : page.path;
        return {
          objectID: path,
          url: origin + path,
          url_without_anchor: origin + page.path,
          anchor: section.anchor || null,
          type: `lvl${section.level}`,
          hierarchy: Object.fromEntries(
            levels.map((level) => [`lvl${level}`, titles[level] ?? null]),
          ),
          content:
            [section.text, section.tables, section.finePrint]
              .filter(Boolean)
              .join(' ')
              .slice(0, contentLength) || null,
          aliases: aliasesOf(page, section),
          language,
          lang: language,
          version,
          docusaurus_tag: tag,
          weight: {
            pageRank: pageRank(page.kind, page.inboundLinks),
            level: 100 - 10 * section.level,
            position,
          },
        };
      });
    }),
  );
}

/** The page's keywords are aliases of its first section. */
function aliasesOf(page: Page, section: Section): string | null {
  const ofPage = section.level === 1 ? page.keywords : undefined;
  return [ofPage, section.aliases].filter(Boolean).join(', ') || null;
}

/** Guides come before API pages, and the changelog comes last. */
function pageRank(kind: PageKind, inboundLinks: number): number {
  if (kind === 'changelog') return 0;
  return kind === 'guide'
    ? 100
    : Math.min(90, Math.round(10 * Math.log2(1 + inboundLinks)));
}
