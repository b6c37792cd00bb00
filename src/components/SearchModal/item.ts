import type { createSearchClient } from '@search/client';
import type { AskedHit } from '@site/src/components/Search/outcomes';

type SearchClient = ReturnType<typeof createSearchClient>;

export type SearchHit = Awaited<
  ReturnType<SearchClient['search']>
>['results'][number]['hits'][number];

/** A hit that the reader opened, without marks, which belong to a query. All texts are HTML. */
export type StoredHit = Pick<
  SearchHit,
  'objectID' | 'url' | 'type' | 'hierarchy' | 'content'
>;

/** Position of a hit among the hits of its page, for the line that joins them. */
export type Place = 'alone' | 'child' | 'last child';

/** An item of a list in the modal: a found hit or a stored one. */
export type Item = StoredHit &
  Partial<Pick<SearchHit, '_highlightResult' | '_snippetResult'>> &
  Pick<AskedHit, 'asked'> & { place?: Place };

/** Levels of pages and headings. Level 0 is the group. */
const levels = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** @returns the titles of a hit, its page's first and its own last, as HTML with marks. */
export function titlesOf({ hierarchy, _highlightResult }: Item): string[] {
  return levels.flatMap((level) => {
    const title = _highlightResult?.hierarchy[level]?.value ?? hierarchy[level];
    return title ? [title] : [];
  });
}

/** @returns the text around the match, as HTML with marks; empty if there is none. */
export function snippetOf({ content, _snippetResult }: Item): string {
  return _snippetResult?.content?.value ?? content ?? '';
}
