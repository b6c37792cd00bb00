import type { createSearchClient } from '@search/client';
import type { AskedHit } from '@site/src/components/Search/outcomes';

type SearchClient = ReturnType<typeof createSearchClient>;

export type SearchHit = Awaited<
  ReturnType<SearchClient['search']>
>['results'][number]['hits'][number];

/** What is kept of a hit that was opened: no marks, which belong to a query. All texts are HTML. */
export type StoredHit = Pick<
  SearchHit,
  'objectID' | 'url' | 'type' | 'hierarchy' | 'content'
>;

/** Where a hit stands among those of its page, for the line that joins them. */
export type Place = 'alone' | 'child' | 'last child';

/** What a list of the modal is made of: a hit that was just found, or one that is stored. */
export type Item = StoredHit &
  Partial<Pick<SearchHit, '_highlightResult' | '_snippetResult'>> &
  Pick<AskedHit, 'asked'> & { place?: Place };

/** Titles of pages and headings, from the outermost; level 0 is the group. */
const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** @returns the titles of a hit, its page's first and its own last, as HTML with marks. */
export function titlesOf({ hierarchy, _highlightResult }: Item): string[] {
  return levels.flatMap((level) => {
    const title = _highlightResult?.hierarchy[level]?.value ?? hierarchy[level];
    return title ? [title] : [];
  });
}

/** @returns what stands around the match, as HTML with marks; empty where there is nothing. */
export function snippetOf({ content, _snippetResult }: Item): string {
  return _snippetResult?.content?.value ?? content ?? '';
}
