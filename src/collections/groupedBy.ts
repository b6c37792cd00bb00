/**
 * Groups values by key, like `Map.groupBy`, which older browsers lack. The result
 * is a map, because a key may be `__proto__`.
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
