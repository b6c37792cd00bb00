import type { Page, PagesOfVersion } from '../records/page';

/** A record in the shape of DocSearch's crawler. */
export type AlgoliaRecord = ReturnType<typeof algoliaRecords>[number];

/** Characters of text in a record. Algolia rejects a record of more than 10,000 bytes. */
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
) {
  return versions.flatMap(({ tag, version, pages }) =>
    pages.flatMap((page) => {
      const titles: (string | undefined)[] = [page.group];
      return page.sections.map((section, position) => {
        const { level, anchor, text, tables, finePrint, aliases } = section;
        titles.length = level;
        titles[level] = section.title;
        const path = anchor ? `${page.path}#${anchor}` : page.path;
        const join = (between: string, ...parts: unknown[]) =>
          parts.filter(Boolean).join(between) || null;
        return {
          objectID: path,
          url: origin + path,
          url_without_anchor: origin + page.path,
          anchor: anchor || null,
          type: `lvl${level}`,
          hierarchy: Object.fromEntries(
            levels.map((each) => [`lvl${each}`, titles[each] ?? null]),
          ),
          content:
            join(' ', text, tables, finePrint)?.slice(0, contentLength) ?? null,
          // They are searched and not shown.
          aliases: join(', ', level === 1 && page.keywords, aliases),
          language,
          lang: language,
          version,
          docusaurus_tag: tag,
          weight: {
            pageRank: pageRank(page),
            level: 100 - 10 * level,
            position,
          },
        };
      });
    }),
  );
}

/** Guides come before API pages, and the changelog comes last. */
function pageRank({ kind, inboundLinks }: Page): number {
  if (kind === 'changelog') return 0;
  return kind === 'guide'
    ? 100
    : Math.min(90, Math.round(10 * Math.log2(1 + inboundLinks)));
}
