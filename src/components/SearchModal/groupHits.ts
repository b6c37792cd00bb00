import { groupedBy } from '../../collections/groupedBy';
import type { Item, SearchHit } from './item';

/** The hits in one part of the documentation. */
export interface Group {
  title: string;
  items: Item[];
}

/** The most hits of a group. */
const groupSize = 5;

/**
 * Groups hits by the part of the documentation, best first. In a group, hits of
 * the same page follow each other. The best hit stays first.
 *
 * @param hits best first
 */
export function groupHits(hits: readonly SearchHit[]): Group[] {
  const groups = groupedBy(hits, ({ hierarchy }) => hierarchy.lvl0 ?? '');
  return [...groups].map(([title, all]) => ({
    title,
    items: [
      ...groupedBy(
        all.slice(0, groupSize),
        ({ hierarchy }) => hierarchy.lvl1 ?? '',
      ).values(),
    ].flatMap(placeHits),
  }));
}

/** Adds to each hit of a page its place below the hit of the page itself. */
function placeHits(hits: readonly SearchHit[]): Item[] {
  const page = hits.findIndex(({ type }) => type === 'lvl1');
  return hits.map((hit, i) => {
    // A heading that ranks before its page is above it.
    if (page < 0 || i <= page) return { ...hit, place: 'alone' };
    return { ...hit, place: i === hits.length - 1 ? 'last child' : 'child' };
  });
}
