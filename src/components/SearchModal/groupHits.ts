import { groupedBy } from '../../collections/groupedBy';
import type { Item, SearchHit } from './item';

/** Hits of one part of the documentation. */
export interface Group {
  title: string;
  items: Item[];
}

/** How many hits a group shows at most. */
const groupSize = 5;

/**
 * Groups hits by the part of the documentation that they are in, best first,
 * and within it puts those of a page below each other. The best hit stays first.
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

/** Says of each hit of a page whether it hangs below that of the page itself. */
function placeHits(hits: readonly SearchHit[]): Item[] {
  const page = hits.findIndex(({ type }) => type === 'lvl1');
  return hits.map((hit, i) => {
    // A heading that was found before its page stands above it.
    if (page < 0 || i <= page) return { ...hit, place: 'alone' };
    return { ...hit, place: i === hits.length - 1 ? 'last child' : 'child' };
  });
}
