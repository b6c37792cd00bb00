/** Order of names that does not depend on the language of the machine. */
export function byName(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** @returns the names in order, each of them once. */
export function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort(byName);
}
