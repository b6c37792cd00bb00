import { letterPairs, likeness } from '@o1js-docs/markdown/letterPairs';

/** The largest number of names to suggest. */
const count = 3;

/** Names that share less than this with the written one are no help. */
const leastLikeness = 0.4;

/**
 * @param least likeness of a name that helps, from 0 to 1
 * @returns the names that are most like a written one, best first
 */
export function nearest(
  name: string,
  names: readonly string[],
  least = leastLikeness,
): string[] {
  const written = letterPairs(name.toLowerCase());
  return [...new Set(names)]
    .map((each) => ({
      each,
      share: likeness(written, letterPairs(each.toLowerCase())),
    }))
    .filter(({ share }) => share >= least)
    .sort((a, b) => b.share - a.share)
    .slice(0, count)
    .map(({ each }) => each);
}
