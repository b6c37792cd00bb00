/**
 * @returns values by what they have in common, in the order in which each key
 *   first comes, and the values in theirs. A map, because keys may be names
 *   such as `__proto__`.
 */
export function groupedBy<Value>(
  values: readonly Value[],
  keyOf: (value: Value) => string,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
