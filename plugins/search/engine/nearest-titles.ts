import type { Row } from './rows';
import { squash } from './words';

/**
 * Titles of pages that share most letter pairs with a query: what to offer
 * when nothing matches. With nothing in common, the pages most linked to.
 *
 * @param rows the rows of a version
 * @param query what was searched
 * @param count how many titles to give, at most
 */
export function nearestTitles(
  rows: readonly Row[],
  query: string,
  count: number,
): string[] {
  const wanted = letterPairs(squash(query));
  const scored = rows
    .filter(({ level, kind }) => level === 1 && kind !== 'changelog')
    .map((row) => ({
      title: row.title,
      likeness: likeness(wanted, letterPairs(squash(row.title))),
      links: row.inboundLinks,
    }))
    .sort((a, b) => b.likeness - a.likeness || b.links - a.links);
  return [...new Set(scored.map(({ title }) => title))].slice(0, count);
}

function letterPairs(text: string): Set<string> {
  return new Set(Array.from(text.slice(1), (next, i) => text[i]! + next));
}

/** Dice's coefficient: 1 for equal sets, 0 for sets with nothing in common. */
function likeness(a: Set<string>, b: Set<string>): number {
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
