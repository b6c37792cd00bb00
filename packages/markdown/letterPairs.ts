/** @returns the set of neighbouring letter pairs of a text */
export function letterPairs(text: string): Set<string> {
  return new Set(Array.from(text.slice(1), (next, i) => text[i]! + next));
}

/** Dice's coefficient: 1 for equal sets, 0 for sets with nothing in common. */
export function likeness(
  a: ReadonlySet<string>,
  b: ReadonlySet<string>,
): number {
  if (a.size + b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}
